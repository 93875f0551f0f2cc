import { expect, test } from 'vitest'
import { isAutomatic, isForged, newTextOf, piecesOf, textOfHtml } from './mail-text.ts'

test.each([
  [
    'Gmail',
    'Thank you.\n\nOn Tue, Nov 24, 2026 at 10:00 AM Daftar <support@example.com> wrote:\n\n> It left.',
    'Thank you.',
  ],
  [
    'Gmail over two lines',
    'Thank you.\n\nOn Tue, 24 Nov 2026 at 10:00, Daftar Support\n<support+1001-ab@example.com> wrote:\n> It left.',
    'Thank you.',
  ],
  [
    'Gmail in Arabic',
    'شكرًا لكم.\n\nفي الثلاثاء، 24 نوفمبر 2026 في 10:00 ص كتب \u200fدفتر\u200f <\u2066support@example.com\u2069>:\u200f\n\n> خرجت الدفعة',
    'شكرًا لكم.',
  ],
  [
    'Outlook',
    'Fine.\n\n________________________________\nFrom: Daftar <a@b.com>\nSent: Tuesday\n\nIt left.',
    'Fine.',
  ],
  ['Outlook in Arabic', 'تمام.\n\nمن: دفتر <a@b.com>\nتاريخ الإرسال: الثلاثاء\n\nخرجت', 'تمام.'],
  ['an older Outlook', 'Fine.\n-----Original Message-----\nFrom: x', 'Fine.'],
  ['a signature', 'Fine.\n\n-- \nNoor\nNoor Perfumes', 'Fine.'],
  ['what was only forwarded', '> It left.\n> Omar', '> It left.\n> Omar'],
  [
    'words of one’s own',
    'On Monday I wrote to you.\nFrom: the bank\n\n\n\nIt is 5 > 4.',
    'On Monday I wrote to you.\nFrom: the bank\n\nIt is 5 > 4.',
  ],
])('what was answered is cut off, as %s writes it', (_, text, own) => {
  expect(newTextOf(text.replaceAll('\n', '\r\n'))).toBe(own)
})

test('a long text is parted between words, and nothing of it is lost', () => {
  const text = Array.from({ length: 900 }, (_, n) => `word${n}`).join(' ')
  const pieces = piecesOf(text, 2000)
  expect(pieces.every((piece) => piece.length <= 2000)).toBe(true)
  expect(pieces.join(' ')).toBe(text)
  expect(piecesOf('x'.repeat(100_000), 2000)).toHaveLength(10)
  expect(piecesOf('', 2000)).toEqual([])
})

test.each([
  [{ 'auto-submitted': 'auto-replied' }, true],
  [{ 'auto-submitted': 'no' }, false],
  [{ precedence: 'bulk' }, true],
  [{ 'list-id': '<news.example.com>' }, true],
  [{ 'return-path': '<>' }, true],
  [{ 'content-type': 'multipart/report; report-type=delivery-status' }, true],
  [{ 'content-type': 'text/plain' }, false],
])('a mail with %o was written by no person: %s', (headers: Record<string, string>, automatic) => {
  expect(isAutomatic((name) => headers[name], 'noor@example.com')).toBe(automatic)
})

test('what a mail server reports was written by no person, and forged is what our own server says is', () => {
  expect(isAutomatic(() => undefined, 'MAILER-DAEMON@example.com')).toBe(true)
  expect([
    isForged('mx.example.com; dmarc=fail header.from=a.com'),
    isForged('mx; dmarc=pass'),
    isForged(undefined),
  ]).toEqual([true, false, false])
})

test('a page says what a reader sees of it, without what it answers', () => {
  const page =
    '<html><head><title>x</title><style>p { color: red }</style></head><body dir="rtl"><p>وصلت &amp; شكرًا</p><div>5 &lt; 6&nbsp;&#1577;</div>' +
    '<div class="gmail_quote">On Tuesday wrote:<blockquote>It left.</blockquote></div></body></html>'
  expect(textOfHtml(page)).toBe('وصلت & شكرًا\n5 < 6 ة')
  expect(textOfHtml('<'.repeat(400_000)).length).toBe(300_000)
})

test('more than anybody writes is not read, as text or as a page', () => {
  expect(newTextOf('x'.repeat(400_000))).toHaveLength(300_000)
  expect(newTextOf(`Fine.${'\n'.repeat(400_000)}`)).toBe('Fine.')
})

test('a page whose style never ends is read to its end, one with several without them', () => {
  expect(textOfHtml('<p>one</p><STYLE>two')).toBe('one\ntwo')
  expect(textOfHtml('<style>a</style>one<script>b</script> two<style>c</STYLE> three')).toBe('one two three')
  expect(textOfHtml('<style>'.repeat(40_000))).toBe('')
})
