/* Measures pictures in a page: texts, targets and sizes, in pixels on the screen. Returns one record for each SVG document. */
(documents) => {
    const host = document.body;
    const flat = (box) => ({ left: box.left, top: box.top, right: box.right, bottom: box.bottom });
    const area = (box) => Math.max(0, box.right - box.left) * Math.max(0, box.bottom - box.top);
    const common = (a, b) => ({
        left: Math.max(a.left, b.left), top: Math.max(a.top, b.top), right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom),
    });
    const round = (n) => Math.round(n * 10) / 10;

    /* Whether nothing of a text can be seen. */
    const hidden = (element) => {
        const style = getComputedStyle(element);
        if (style.visibility !== "visible" || style.display === "none") return true;
        const inked = [["fill", "fillOpacity"], ["stroke", "strokeOpacity"]];
        if (inked.every(([paint, opacity]) => style[paint] === "none" || Number(style[opacity]) === 0)) return true;
        for (let at = element; at instanceof SVGElement; at = at.parentElement) if (Number(getComputedStyle(at).opacity) === 0) return true;
        return false;
    };

    /* The box of a text from the tops of its capitals to the feet of its letters; boxes of fonts are higher than what is printed. */
    const printed = (element) => {
        const box = flat(element.getBoundingClientRect());
        const height = box.bottom - box.top;
        return { ...box, top: box.top + 0.16 * height, bottom: box.bottom - 0.06 * height };
    };

    const onScreen = ({ x, y, width, height }, matrix) => {
        const corner = new DOMPoint(x, y).matrixTransform(matrix);
        const other = new DOMPoint(x + width, y + height).matrixTransform(matrix);
        return { left: corner.x, top: corner.y, right: other.x, bottom: other.y };
    };

    /* The boxes outside of which nothing of an element is shown: the picture, nested pictures and clips. */
    const clips = (element, svg) => {
        const found = [];
        for (let at = element; at instanceof SVGElement; at = at.parentElement) {
            if (at === svg) found.push(flat(at.getBoundingClientRect()));
            else if (at.tagName === "svg") {
                const [x, y, width, height] = ["x", "y", "width", "height"].map((name) => at[name].baseVal.value);
                found.push(onScreen({ x, y, width, height }, at.parentElement.getScreenCTM()));
            }
            const named = /url\(["']?#([^"')]+)/.exec(at.getAttribute("clip-path") ?? "");
            const clip = named && svg.querySelector(`[id="${CSS.escape(named[1])}"]`);
            for (const shape of clip?.children ?? []) found.push(onScreen(shape.getBBox(), at.getScreenCTM()));
        }
        return found;
    };

    const measure = (source) => {
        host.innerHTML = source;
        const svg = host.querySelector("svg");
        const frame = svg.getBoundingClientRect();
        const texts = [...svg.querySelectorAll("text")].filter((element) => element.textContent.trim() && !hidden(element)).map((element) => {
            const matrix = element.getScreenCTM();
            const scale = Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c));
            let size = Infinity;
            for (const one of [element, ...element.querySelectorAll("tspan")]) size = Math.min(size, parseFloat(getComputedStyle(one).fontSize) * scale);
            return { element, size, words: element.textContent.trim(), box: printed(element) };
        });
        const overlaps = [];
        texts.sort((a, b) => a.box.left - b.box.left);
        texts.forEach((one, index) => {
            for (const other of texts.slice(index + 1)) {
                if (other.box.left >= one.box.right - 1) break;
                const both = common(one.box, other.box);
                if (both.right - both.left > 1 && both.bottom - both.top > 1) overlaps.push(`${one.words} | ${other.words}`);
            }
        });
        const outside = texts.filter(({ element, box }) => clips(element, svg).some(
            (clip) => box.left < clip.left - 1 || box.top < clip.top - 1 || box.right > clip.right + 1 || box.bottom > clip.bottom + 1,
        )).map(({ words }) => words);
        const targets = [...svg.querySelectorAll("[data-anchor]")].map((element) => ({ anchor: element.dataset.anchor, box: flat(element.getBoundingClientRect()) }));
        const crowded = [];
        targets.sort((a, b) => a.box.left - b.box.left);
        targets.forEach((one, index) => {
            for (const other of targets.slice(index + 1)) {
                if (other.box.left >= one.box.right) break;
                const both = common(one.box, other.box);
                if (both.right > both.left && area(both) > Math.min(area(one.box), area(other.box)) / 3) crowded.push(`${one.anchor} | ${other.anchor}`);
            }
        });
        const small = targets.filter(({ box }) => box.right - box.left < 39.5 || box.bottom - box.top < 39.5)
            .map(({ anchor, box }) => `${anchor} ${round(box.right - box.left)} x ${round(box.bottom - box.top)}`);
        const sizes = texts.map(({ size }) => size);
        return {
            font: sizes.length ? round(Math.min(...sizes)) : null,
            tiny: texts.filter(({ size }) => size < 10.95).map(({ words, size }) => `${words} ${round(size)}`),
            overlaps, outside, small, crowded,
            width: round(frame.width), height: round(frame.height), texts: texts.length, targets: targets.length,
        };
    };
    const found = documents.map(measure);
    host.innerHTML = "";
    return found;
}
