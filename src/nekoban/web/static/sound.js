/** Sounds: a few soft notes, made on the spot. Each is [pitch in Hz, start, length in seconds]. */
const SOUNDS = {
  move: [[330, 0, 0.07]],
  turn: [[523, 0, 0.1], [784, 0.1, 0.18]],
  refuse: [[196, 0, 0.16]],
  end: [[523, 0, 0.14], [659, 0.14, 0.14], [784, 0.28, 0.14], [1047, 0.42, 0.35]],
};

/** @type {AudioContext | undefined} */
let audio;

/** Browsers let a page sound only after its reader has touched it. @param {keyof typeof SOUNDS} name */
export function play(name) {
  if (!navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  for (const [pitch, start, length] of SOUNDS[name]) {
    const tone = new OscillatorNode(audio, { type: "triangle", frequency: pitch }), volume = new GainNode(audio), from = audio.currentTime + start;
    volume.gain.setValueAtTime(0.12, from).exponentialRampToValueAtTime(0.001, from + length);
    tone.connect(volume).connect(audio.destination);
    tone.start(from); tone.stop(from + length);
  }
}
