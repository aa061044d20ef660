// While the site is being edited: reloads the page when its files have changed, and shows over it what keeps an edit
// from being served. The browser keeps the scroll offset over a reload.

const loadedVersion = document.currentScript.dataset.version;
const interval = 400; // ms between two questions

let overlay = null;

function show(findings) {
  if (findings.length === 0) {
    overlay?.remove();
    overlay = null;
    return;
  }
  if (!overlay) {
    overlay = document.createElement("aside");
    overlay.className = "findings";
    overlay.setAttribute("role", "alert");
    document.body.append(overlay);
  }
  const text = findings.join("\n\n");
  if (overlay.lastChild?.textContent === text) return;
  const heading = document.createElement("p");
  heading.textContent = "This edit is not served yet:";
  const list = document.createElement("pre");
  list.textContent = text;
  overlay.replaceChildren(heading, list);
}

async function look() {
  try {
    const answer = await fetch("/watch", { cache: "no-store" });
    const { version, findings } = await answer.json();
    if (findings.length === 0 && version !== loadedVersion) {
      location.reload();
      return;
    }
    show(findings);
  } catch {
    // The server is being started anew; it will answer again.
  }
  setTimeout(look, interval);
}

look();
