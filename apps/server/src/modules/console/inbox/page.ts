import { smsSize } from '@daftar/rules/contact/sms-parts'
import type { InboxMessage } from '../../../platform/outbox/inbox.ts'
import type { InboxPerson } from './people.ts'

interface Shown {
  messages: readonly InboxMessage[]
  people: readonly InboxPerson[]
  /** Whose tab is open; nobody's is everybody's. */
  of: InboxPerson | undefined
}

/** A page for developers: what was sent to whom, newest first, as whoever got it sees it. */
export function inboxPage({ messages, people, of }: Shown): string {
  const shown = of ? messages.filter(({ recipient }) => of.contacts.includes(recipient)) : messages
  const items = shown.map((message, index) => messageItem(message, index === 0)).join('\n')
  const tabs = [
    tab('/dev/inbox', 'Everybody', { count: messages.length, isOpen: !of }),
    ...people.map(({ key, name, count }) =>
      tab(`/dev/inbox?to=${encodeURIComponent(key)}`, name, { count, isOpen: of?.key === key }),
    ),
  ]
  return `<!doctype html>
<html lang="en" dir="ltr" data-newest="${escape(messages[0]?.id ?? '')}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Inbox</title><link rel="stylesheet" href="/dev/inbox.css"><script src="/dev/inbox.js" defer></script></head>
<body><header class="top"><h1>Inbox</h1><p>Every e-mail and SMS of this installation, newest first. It does not exist in production.</p></header>
<div class="columns"><nav aria-label="Recipients">${tabs.join('\n')}</nav>
<main>${of ? `<p class="who">${of.contacts.map((one) => `<bdi dir="ltr">${escape(one)}</bdi>`).join(' · ')}</p>` : ''}
${items || '<p class="empty">Nothing has been sent yet.</p>'}</main></div></body></html>`
}

function tab(address: string, name: string, { count, isOpen }: { count: number; isOpen: boolean }): string {
  return `<a href="${escape(address)}"${isOpen ? ' aria-current="page"' : ''}><bdi>${escape(name)}</bdi><span>${count}</span></a>`
}

function messageItem(message: InboxMessage, isNewest: boolean): string {
  const { channel, recipient, at, code } = message
  const head = `<p class="facts"><span class="channel">${channel === 'sms' ? 'SMS' : 'E-mail'}</span><b dir="ltr">${escape(recipient)}</b>
<time>${at.toISOString().replace('T', ' ').slice(0, 19)} UTC</time></p>`
  const chip = code
    ? `<button type="button" class="code" data-copy="${escape(code)}" aria-label="Copy the code ${escape(code)}">${escape(code)}<small>Copy</small></button>`
    : ''
  return `<article id="${escape(message.id)}">${head}${chip}${channel === 'sms' ? bubble(message) : letter(message, isNewest)}</article>`
}

/** A text as a phone shows it, and what it costs. */
function bubble({ text }: InboxMessage): string {
  const { parts, encoding } = smsSize(text)
  const size = `${parts} ${parts === 1 ? 'part' : 'parts'}, ${encoding === 'gsm_7' ? 'GSM' : 'UCS-2'}`
  return `<div class="bubble" dir="auto">${linked(text)}</div><p class="size">${size}</p>`
}

/** A letter in a frame that runs nothing: it is drawn by an address of its own, under a policy of its own. */
function letter({ id, subject, text, attachments }: InboxMessage, isOpen: boolean): string {
  const links = attachments.map(
    (file, index) =>
      `<a class="file" href="/dev/inbox/${escape(id)}/attachments/${index}">${escape(file.name)}</a>`,
  )
  const address = `/dev/inbox/${escape(id)}/letter`
  return `<details${isOpen ? ' open' : ''}><summary dir="auto">${escape(subject ?? '')}</summary>
<iframe src="${address}" title="${escape(subject ?? 'Letter')}" loading="lazy" sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"></iframe>
<details class="plain"><summary>As text</summary><p dir="auto">${linked(text)}</p></details></details>
${links.length > 0 ? `<p class="files">${links.join(' ')}</p>` : ''}`
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
