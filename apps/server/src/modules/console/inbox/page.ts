import type { InboxMessage } from '../../../platform/outbox/inbox.ts'

/** A plain page for developers: what was sent to whom, newest first, codes large. */
export function inboxPage(messages: readonly InboxMessage[]): string {
  const items = messages.map(messageItem).join('\n')
  const list = items || '<p class="empty">Nothing has been sent yet.</p>'
  return `<!doctype html>
<html lang="en" dir="ltr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="5"><title>Inbox</title><link rel="stylesheet" href="/dev/inbox.css"></head>
<body><main><h1>Inbox</h1><p>Every e-mail and SMS of this installation, newest first. It does not exist in production.</p>
${list}</main></body></html>`
}

function messageItem(message: InboxMessage): string {
  const code = message.code ? `<strong class="code">${escape(message.code)}</strong>` : ''
  const links = message.attachments
    .map(
      (file, index) =>
        `<a href="/dev/inbox/${escape(message.id)}/attachments/${index}">${escape(file.name)}</a>`,
    )
    .join(' ')
  return `<article><header><span class="channel">${message.channel}</span><b dir="ltr">${escape(message.recipient)}</b>
<time>${message.at.toISOString().replace('T', ' ').slice(0, 19)} UTC</time></header>
${message.subject ? `<h2 dir="auto">${escape(message.subject)}</h2>` : ''}${code}<p class="text" dir="auto">${linked(message.text)}</p>${links}</article>`
}

/** Addresses become links, so that the contract can be opened from here. */
function linked(text: string): string {
  return escape(text).replace(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`)
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

export const inboxStyles = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { margin: 0; padding: 24px 16px; background: Canvas; color: CanvasText; }
main { max-inline-size: 720px; margin-inline: auto; display: grid; gap: 12px; }
h1 { font-size: 24px; margin: 0; } h2 { font-size: 15px; margin: 6px 0; }
article { border: 1px solid color-mix(in srgb, CanvasText 18%, transparent); border-radius: 12px; padding: 14px 16px; overflow-wrap: anywhere; }
header { display: flex; flex-wrap: wrap; gap: 10px; font-size: 13px; } time { margin-inline-start: auto; }
.channel { text-transform: uppercase; font-size: 11px; letter-spacing: .05em; align-self: center; }
.code { font-size: 26px; letter-spacing: .12em; } .text { white-space: pre-line; margin: 6px 0 0; }
`
