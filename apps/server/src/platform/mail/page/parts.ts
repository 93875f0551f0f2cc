import { Button } from '@react-email/button'
import { directions, type Language } from '@daftar/rules/geo/languages'
import { groupedAmount } from '@daftar/words/formats/number'
import type { HeroLine, LetterFact, LetterLine, LetterMoney } from '@daftar/words/letters/letter-line'
import { createElement as element, type CSSProperties, type ReactNode, type TdHTMLAttributes } from 'react'
import type { LetterPart } from '../message.ts'
import { colours, muted, text } from './style.ts'

/** A table that only places things: mail programs lay nothing out otherwise. */
export function table(props: { className?: string; style?: CSSProperties }, ...rows: ReactNode[]): ReactNode {
  return element(
    'table',
    { role: 'presentation', width: '100%', cellPadding: 0, cellSpacing: 0, border: 0, ...props },
    element('tbody', null, ...rows),
  )
}

type CellProps = TdHTMLAttributes<HTMLElement> & { bgcolor?: string }

/** A row of one cell. */
export function row(props: CellProps, ...children: ReactNode[]): ReactNode {
  return element('tr', null, element('td', props, ...children))
}

export function sideOf(language: Language): 'left' | 'right' {
  return directions[language] === 'rtl' ? 'right' : 'left'
}

/** The language the letter is read in first, at full size. */
export function mainPart({ language, heading, lines }: LetterPart): ReactNode[] {
  const cell = (line: LetterLine) =>
    row(
      { className: 'px', align: sideOf(language), style: { padding: '16px 32px 0' } },
      drawn(line, language),
    )
  return [
    row(
      { className: 'px', align: sideOf(language), style: { padding: '30px 32px 0' } },
      element('h1', { className: 'ink', style: text(20, 28, { fontWeight: 600 }) }, keptWhole(heading)),
    ),
    ...lines.map(cell),
    row({ style: { fontSize: 1, lineHeight: '28px', height: 28 } }, '\u00a0'),
  ]
}

/** The same in the other language, smaller, with a link in place of the button. */
export function secondPart({ language, heading, lines }: LetterPart): ReactNode {
  return row(
    {
      className: 'sunk ln px',
      dir: directions[language],
      lang: language,
      align: sideOf(language),
      bgcolor: colours.sunk,
      style: {
        padding: '20px 32px 22px',
        backgroundColor: colours.sunk,
        borderTop: `1px solid ${colours.line}`,
        borderRadius: '0 0 12px 12px',
      },
    },
    element('div', { className: 'ink', style: text(15, 26, { fontWeight: 600 }) }, keptWhole(heading)),
    ...lines.map((line, index) =>
      element('div', { key: index, style: { paddingTop: 4 } }, drawnSmall(line, language)),
    ),
  )
}

function drawn(line: LetterLine, language: Language): ReactNode {
  if (typeof line === 'string')
    return element('p', { className: 'ink', style: text(15, lineHeight(language)) }, keptWhole(line))
  if ('small' in line)
    return element(
      'p',
      { className: 'mut', style: text(13, lineHeight(language) - 4, muted) },
      keptWhole(line.small),
    )
  if ('notice' in line) return noticeOf(line.notice, language)
  if ('code' in line) return codeOf(line.code)
  if ('hero' in line) return heroOf(line.hero, language)
  if ('facts' in line) return factsOf(line.facts, language)
  return buttonOf(line)
}

function drawnSmall(line: LetterLine, language: Language): ReactNode {
  const style = text(14, language === 'ar' ? 26 : 22, muted)
  if (typeof line === 'string') return element('div', { className: 'mut', style }, keptWhole(line))
  if ('small' in line) return element('div', { className: 'mut', style }, keptWhole(line.small))
  if ('notice' in line)
    return element(
      'div',
      { className: 'ink', style: { ...style, color: colours.ink, fontWeight: 600 } },
      keptWhole(line.notice),
    )
  if ('code' in line)
    return element(
      'div',
      { className: 'ink', style: text(20, 28, { fontWeight: 600, letterSpacing: 3 }) },
      element('bdi', { dir: 'ltr' }, line.code),
    )
  if ('hero' in line)
    return element(
      'div',
      { className: 'ink', style: text(15, 26, { fontWeight: 600 }) },
      line.hero.above === undefined ? '' : `${line.hero.above}: `,
      money(line.hero, 12),
    )
  if ('facts' in line)
    return line.facts.map(({ label, value }) =>
      element(
        'div',
        { key: label, className: 'mut', style },
        `${label}: `,
        typeof value === 'string' ? element('bdi', null, value) : money(value, 12),
      ),
    )
  return element(
    'a',
    {
      className: 'lnk',
      href: line.address,
      style: { ...style, color: colours.brand, fontWeight: 500, textDecoration: 'underline' },
    },
    line.action,
  )
}

function heroOf({ above, below, ...amount }: HeroLine, language: Language): ReactNode {
  const caption = text(13, lineHeight(language) - 4, muted)
  return [
    above !== undefined &&
      element('div', { key: 'above', className: 'mut', style: caption }, keptWhole(above)),
    element(
      'div',
      { key: 'amount', className: 'ink big', style: text(38, 46, { fontWeight: 600 }) },
      money(amount, 16),
    ),
    below !== undefined &&
      element('div', { key: 'below', className: 'mut', style: caption }, keptWhole(below)),
  ]
}

/** A number that a sentence isolates: one word, short enough for a line of a phone. */
const isolatedNumber = /(\u2066[^\s\u2069]{1,24}\u2069)/

/** Numbers such as S-1001 break at no hyphen: they are read, searched and copied as one word. */
function keptWhole(said: string): ReactNode {
  return said
    .split(isolatedNumber)
    .map((piece, index) =>
      index % 2 === 0 ? piece : element('span', { key: index, style: { whiteSpace: 'nowrap' } }, piece),
    )
}

/** An amount keeps its order and its line in every language. */
function money({ amount, currency }: LetterMoney, size: number): ReactNode {
  const minus = amount.startsWith('-') ? '\u2212' : ''
  return element(
    'span',
    { dir: 'ltr', style: { whiteSpace: 'nowrap' } },
    element('span', { className: 'mut', style: { ...muted, fontSize: size, fontWeight: 400 } }, currency),
    `\u00a0${minus}${groupedAmount(amount)}`,
  )
}

function noticeOf(said: string, language: Language): ReactNode {
  const style = text(14, lineHeight(language) - 2, {
    color: colours.onSaffron,
    fontWeight: 500,
    backgroundColor: colours.saffron,
    borderRadius: 8,
    padding: '10px 14px',
  })
  return table(
    {},
    row({ className: 'saf', bgcolor: colours.saffron, align: sideOf(language), style }, keptWhole(said)),
  )
}

function codeOf(code: string): ReactNode {
  const style = text(38, 46, {
    fontWeight: 600,
    letterSpacing: 7,
    backgroundColor: colours.sunk,
    border: `1px solid ${colours.line}`,
    borderRadius: 8,
    padding: '18px 0',
  })
  return table(
    {},
    row({ className: 'sunk ln ink code', align: 'center', dir: 'ltr', bgcolor: colours.sunk, style }, code),
  )
}

/** Outlook draws its padding by what the library puts inside; no picture of a button is needed. */
function buttonOf({ action, address }: { action: string; address: string }): ReactNode {
  const style = text(16, 20, {
    backgroundColor: colours.brand,
    borderRadius: 8,
    color: colours.onBrand,
    fontWeight: 600,
    padding: '14px 28px',
  })
  return element(Button, { className: 'btn', href: address, style }, action)
}

/** Characters of a value that needs no second line on a phone. */
const mostInColumn = 18

function factsOf(facts: readonly LetterFact[], language: Language): ReactNode {
  // Amounts keep a column of their own, so that their decimals stand under each other in both directions.
  const hasAmounts = facts.some(({ value }) => typeof value !== 'string')
  const isShort = facts.every(({ value }) => typeof value !== 'string' || value.length <= mostInColumn)
  const align = language === 'ar' && !hasAmounts ? 'left' : 'right'
  const column = isShort
    ? ({ align, width: '1%', style: { whiteSpace: 'nowrap' } } as const)
    : ({ align, width: '60%', style: {} } as const)
  return table(
    {},
    ...facts.map(({ label, value, isTotal = false }) => {
      const style = text(isTotal ? 15 : 14, 20, {
        padding: isTotal ? '11px 0' : '9px 0',
        borderTop: isTotal ? `2px solid ${colours.ink}` : `1px solid ${colours.line}`,
        fontWeight: isTotal ? 600 : 400,
      })
      const className = isTotal ? 'ink lns' : 'ink ln'
      return element(
        'tr',
        { key: label },
        element('td', { className, align: sideOf(language), style }, label),
        element(
          'td',
          { className, ...column, style: { ...style, ...column.style, fontWeight: isTotal ? 600 : 500 } },
          typeof value === 'string' ? element('bdi', null, value) : money(value, 12),
        ),
      )
    }),
  )
}

/** Arabic letters stand higher. */
function lineHeight(language: Language): number {
  return language === 'ar' ? 26 : 24
}
