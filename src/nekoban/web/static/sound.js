/** Sounds, made on the spot: soft notes, each [pitch in Hz, start, length in seconds], and what sounds like cards and wood. */
const SOUNDS = {
  move: [],
  turn: [[523, 0, 0.1], [784, 0.1, 0.18]],
  refuse: [[196, 0, 0.16]],
  end: [[523, 0, 0.14], [659, 0.14, 0.14], [784, 0.28, 0.14], [1047, 0.42, 0.35]],
};
// A card slides over the table and is laid on it: noise, each [pitch in Hz, how sharp, start, length, loudness].
const LAID = [[2600, 0.8, 0, 0.09, 0.1], [420, 5, 0.07, 0.09, 0.5]];

/** @type {AudioContext | undefined} */
let audio;

/** @param {AudioContext} audio @param {number[]} laid */
function rustle(audio, [pitch, sharp, start, length, loud]) {
  const buffer = new AudioBuffer({ length: Math.ceil(length * audio.sampleRate), sampleRate: audio.sampleRate }), wave = buffer.getChannelData(0);
  for (let at = 0; at < wave.length; at++) wave[at] = (2 * Math.random() - 1) * (1 - at / wave.length) ** 2;
  const noise = new AudioBufferSourceNode(audio, { buffer }), filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch, Q: sharp });
  noise.connect(filter).connect(new GainNode(audio, { gain: loud })).connect(audio.destination);
  noise.start(audio.currentTime + start);
}

/** Browsers let a page sound only after its reader has touched it. @param {keyof typeof SOUNDS} name */
export function play(name) {
  if (!navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  if (name !== "refuse") for (const laid of LAID) rustle(audio, laid);
  for (const [pitch, start, length] of SOUNDS[name]) {
    const tone = new OscillatorNode(audio, { type: "triangle", frequency: pitch }), volume = new GainNode(audio), from = audio.currentTime + start;
    volume.gain.setValueAtTime(0.12, from).exponentialRampToValueAtTime(0.001, from + length);
    tone.connect(volume).connect(audio.destination);
    tone.start(from); tone.stop(from + length);
  }
}
