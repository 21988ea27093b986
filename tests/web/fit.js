/**
 * What is wrong with the texts of a drawing: one leaves the smallest panel, button or sign that is drawn under
 * its middle; two overlap; or one is cut. Only what is written, and what it is written on, is laid out.
 * What a page shows later is held to its own button alone.
 */
([svg, language]) => {
  const NOT_WRITTEN = "defs, path, use, circle, polygon, ellipse, line, title";
  const found = new DOMParser().parseFromString(svg, "text/html").querySelector("svg");
  for (const thing of found.querySelectorAll(NOT_WRITTEN)) thing.remove();
  const { width: across, height: down } = found.viewBox.baseVal;
  found.setAttribute("width", across);
  found.setAttribute("height", down);
  document.body.replaceChildren(found);
  document.body.lang = language;
  const whole = found.getBoundingClientRect(), flaws = [], texts = [], panels = [];

  const isSolid = (rect) => rect.getAttribute("fill") !== "none" && (rect.getAttribute("fill-opacity") ?? 1) > 0.5;
  const hasPoint = ({ left, right, top, bottom }, x, y) => left <= x && x <= right && top <= y && y <= bottom;
  /** The smallest thing that a text is written on. */
  const under = (thing, later, x, y) => panels
    .filter((panel) => panel.later === later && (!later || panel.group === thing.parentNode) && hasPoint(panel, x, y))
    .sort((a, b) => a.size - b.size)[0] ?? { left: 0, top: 0, right: across, bottom: down };

  for (const thing of found.querySelectorAll("rect, text")) {
    const { left, top, width, height } = thing.getBoundingClientRect();
    const later = getComputedStyle(thing).visibility === "hidden";
    const is = thing.localName === "text", inset = is ? height * 0.24 : 0;  // most letters have no tail
    const box = { left: left - whole.left, top: top - whole.top + inset };
    Object.assign(box, { right: box.left + width, bottom: top - whole.top + height - inset });
    const words = thing.textContent.trim();
    if (!is) {
      if (isSolid(thing) && height > 8) panels.push({ ...box, size: width * height, later, group: thing.parentNode });
      continue;
    }
    if (!words || !width) continue;
    const room = under(thing, later, box.left + width / 2, (box.top + box.bottom) / 2);
    const over = Math.max(room.left - box.left, box.right - room.right, room.top - box.top, box.bottom - room.bottom);
    if (over > 1) flaws.push(["leaves its place", words, Math.round(over)]);
    if (words.endsWith("…")) flaws.push(["is cut", words]);
    if (later) continue;
    for (const other of texts) {
      const wide = Math.min(box.right, other.right) - Math.max(box.left, other.left);
      const high = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
      if (wide > 1 && high > 1) flaws.push(["overlaps", words, other.words, Math.round(wide)]);
    }
    texts.push({ ...box, words });
  }
  return [texts.length, flaws];
}
