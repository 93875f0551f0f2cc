import { letterKinds, type LetterKind } from '@daftar/rules/letters/letter-kinds'
import { letterWords, type Told } from '@daftar/words/letters/letters'
import { expect, test } from 'vitest'
import { aBrand } from '../../testing/app/a-brand.ts'
import { everyLetter } from '../../testing/letters/every-letter.ts'
import { letterFaults } from '../../testing/letters/letter-faults.ts'
import { written } from './letter.ts'
import { bodiesOf } from './bodies.ts'

const kinds = Object.keys(letterKinds) as LetterKind[]
const told = kinds.flatMap((kind) => everyLetter[kind].map((facts) => ({ kind, facts }) as Told))

async function draw(one: Told) {
  const message = written({ ...one, to: 'owner@noor.example' })
  return { message, ...bodiesOf(message, aBrand) }
}

test.each(kinds)(
  'a letter of kind %s is shown by Gmail, Outlook and Apple Mail as it is meant',
  async (kind) => {
    const letters = told.filter((one) => one.kind === kind)
    expect(letters.length).toBeGreaterThan(0)
    for (const one of letters) expect(letterFaults((await draw(one)).html), JSON.stringify(one)).toEqual([])
  },
)

test('no letter shows a raw key, a missing word, a zero sum or two ways of addressing its reader', async () => {
  for (const one of told) {
    const { text, message } = await draw(one)
    const said = `${message.subject}\n${text}`
    expect(said, one.kind).not.toMatch(
      /\b[a-z]+_[a-z]+_[a-z_]+\b(?!.*https)|undefined|null|NaN|\[object|\{\w+\}/,
    )
    expect(said, one.kind).not.toMatch(/[A-Z]{3}\u00a00(\.0+)?\u2069/)
    expect(said, one.kind).not.toMatch(/(عن|ل|من|إلي|علي|حساب|متجر|دفعات|بنك)كم(?!\p{L})/u)
    for (const { heading } of message.parts) expect(heading.trim(), one.kind).not.toBe('')
  }
})

test('what is counted stands in the right plural form in Arabic', () => {
  const arabic = (count: number) =>
    JSON.stringify(letterWords({ kind: 'orders_to_capture', facts: captures(count) }, 'ar').lines)
  const captures = (days: number) => ({ ...everyLetter.orders_to_capture[0]!, days })
  expect(arabic(2)).toContain('يومان')
  expect(arabic(7)).toContain('7 أيام')
  expect(arabic(20)).toContain('20 يومًا')
  expect(arabic(100)).toContain('100 يوم ')
})

test('no letter about an advance that a bank debits speaks of payouts [DEC-LOAN-31]', async () => {
  const debits = told.filter(({ facts }) => 'repaidBy' in facts && facts.repaidBy === 'direct_debit')
  expect(debits.length).toBeGreaterThan(8)
  for (const one of debits) {
    const { text } = await draw(one)
    expect(text, one.kind).not.toMatch(/payout|دفعات|دفعتك/i)
  }
})

test('a week in which nothing came in is not told as a sum of zero', () => {
  const facts = everyLetter.advance_short[1]!
  expect(letterWords({ kind: 'advance_short', facts }, 'en').lines).toContainEqual(
    expect.stringMatching(/^Nothing could be taken/),
  )
})
