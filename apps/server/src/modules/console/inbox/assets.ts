/** How the inbox looks; its letters bring their own sheet. */
export const inboxStyles = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; --edge: color-mix(in srgb, CanvasText 16%, transparent); --soft: color-mix(in srgb, CanvasText 6%, transparent); }
* { box-sizing: border-box; }
body { margin: 0; background: Canvas; color: CanvasText; }
.top { padding: 20px 20px 8px; } h1 { font-size: 22px; margin: 0; } .top p, .who, .size, time, .empty { margin: 4px 0 0; font-size: 13px; opacity: .72; }
.columns { display: grid; grid-template-columns: 240px minmax(0, 760px); gap: 20px; padding: 12px 20px 40px; align-items: start; }
nav { display: grid; gap: 2px; position: sticky; inset-block-start: 12px; max-block-size: calc(100vh - 24px); overflow: auto; }
nav a { display: flex; gap: 8px; padding: 8px 10px; border-radius: 8px; color: inherit; text-decoration: none; min-inline-size: 0; }
nav a bdi { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; } nav a span { margin-inline-start: auto; font-size: 12px; opacity: .7; font-variant-numeric: tabular-nums; }
nav a:hover, nav a[aria-current] { background: var(--soft); } nav a[aria-current] { font-weight: 600; }
main { display: grid; gap: 12px; } article { border: 1px solid var(--edge); border-radius: 12px; padding: 14px 16px; overflow-wrap: anywhere; }
.facts { display: flex; flex-wrap: wrap; gap: 10px; align-items: center; margin: 0 0 8px; font-size: 13px; } time { margin-inline-start: auto; }
.channel { font-size: 11px; font-weight: 600; padding: 1px 7px; border-radius: 99px; background: var(--soft); }
.code { display: inline-flex; align-items: baseline; gap: 14px; margin: 2px 0 10px; padding: 8px 16px; border: 1px solid var(--edge); border-radius: 10px; background: var(--soft); color: inherit; font: 600 26px/1.3 ui-monospace, monospace; letter-spacing: .12em; cursor: copy; }
.code small { font: 500 12px system-ui, sans-serif; letter-spacing: 0; opacity: .75; }
summary { cursor: pointer; font-weight: 600; padding: 4px 0; } iframe { inline-size: 100%; block-size: 640px; border: 1px solid var(--edge); border-radius: 8px; margin-block-start: 8px; background: Canvas; }
.plain summary { font-weight: 400; font-size: 13px; opacity: .8; } .plain p { white-space: pre-line; margin: 4px 0 0; font-size: 14px; }
.bubble { max-inline-size: 420px; white-space: pre-line; padding: 10px 14px; border-radius: 18px 18px 18px 4px; background: color-mix(in srgb, #0e5a4f 18%, Canvas); }
.file { display: inline-block; margin: 8px 6px 0 0; padding: 4px 10px; border: 1px solid var(--edge); border-radius: 8px; font-size: 13px; }
.files { margin: 0; } a { color: inherit; }
@media (max-width: 760px) { .columns { grid-template-columns: minmax(0, 1fr); padding-inline: 12px; } .top { padding-inline: 12px; }
nav { display: flex; position: static; overflow-x: auto; } nav a { flex: none; max-inline-size: 200px; } }
`

/** Copies a code when it is pressed, fits frames to their letters, and shows what has come since. */
export const inboxScript = `
document.addEventListener('click', async ({ target }) => {
  const chip = target.closest('[data-copy]')
  if (!chip) return
  const said = chip.querySelector('small')
  try { await navigator.clipboard.writeText(chip.dataset.copy); said.textContent = 'Copied' } catch {
    getSelection().selectAllChildren(chip.firstChild.parentNode); said.textContent = 'Marked' }
  setTimeout(() => { said.textContent = 'Copy' }, 2000)
})
const fit = (frame) => { const page = frame.contentDocument?.documentElement; if (page) frame.style.blockSize = page.scrollHeight + 2 + 'px' }
for (const frame of document.querySelectorAll('iframe')) {
  frame.addEventListener('load', () => fit(frame))
  frame.closest('details').addEventListener('toggle', () => fit(frame))
  fit(frame)
}
const newest = document.documentElement.dataset.newest
setInterval(async () => {
  if (document.hidden) return
  try {
    const [first] = await (await fetch('/dev/inbox.json')).json()
    if (first && first.id !== newest) location.reload()
  } catch {}
}, 5000)
`
