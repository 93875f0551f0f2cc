import type { BodyInput, FieldCode } from '@daftar/contract'
import type { ClaimableOrder } from '@daftar/contract/endpoints/disputes/disputes-claims-shapes'
import { pickedMinor } from '@daftar/rules/disputes/claim'
import type { DisputeType } from '@daftar/rules/disputes/dispute'
import { money, parseAmount, toDecimal } from '@daftar/rules/money/money'

/** What a shopper says, as it stands in the form. */
export interface ClaimValues {
  type: DisputeType | null
  /** Places of the lines that are picked. */
  lines: readonly string[]
  /** Null as long as nobody typed one: then it follows what is picked. */
  amount: string | null
  comment: string
  attachments: readonly { id: string; name: string; size: number }[]
}

export const nothingSaid: ClaimValues = { type: null, lines: [], amount: null, comment: '', attachments: [] }

/** What should come back: as it was typed, else what the picked lines come to. */
export function amountOf({ amount, lines }: ClaimValues, order: ClaimableOrder): string {
  if (amount !== null) return amount
  const { currency, items, up_to } = order
  const upToMinor = parseAmount(up_to, currency)?.amountMinor ?? 0n
  if (lines.length === 0) return up_to
  const priced = items.map(({ quantity, unit_price }) => ({
    quantity,
    unitMinor: parseAmount(unit_price, currency)?.amountMinor ?? 0n,
  }))
  const sum = pickedMinor(priced, pickedOf(lines, order), upToMinor) ?? upToMinor
  return sum > 0n ? toDecimal(money(sum, currency)) : up_to
}

export function claimProblems(
  values: ClaimValues,
  order: ClaimableOrder,
): Partial<Record<keyof ClaimValues, FieldCode>> {
  const amount = amountProblem(amountOf(values, order), order)
  return {
    ...(values.type === null && { type: 'choose_option' }),
    ...(amount && { amount }),
    ...(values.comment.trim() === '' && { comment: 'required' }),
  }
}

export function claimBody(values: ClaimValues, order: ClaimableOrder): BodyInput<'disputes.claim'> {
  return {
    type: values.type!,
    comment: values.comment,
    items: pickedOf(values.lines, order),
    amount: amountOf(values, order),
    attachments: values.attachments.map(({ id }) => id),
  }
}

function amountProblem(typed: string, { up_to, currency }: ClaimableOrder): FieldCode | null {
  if (typed === '') return 'required'
  const given = parseAmount(typed, currency)
  if (!given) return 'invalid'
  if (given.amountMinor <= 0n) return 'below_minimum'
  return given.amountMinor > parseAmount(up_to, currency)!.amountMinor ? 'above_maximum' : null
}

/** A line is picked whole; for less of it there is the amount. */
function pickedOf(lines: readonly string[], { items }: ClaimableOrder) {
  return lines.map((place) => ({ line: Number(place), quantity: items[Number(place)]?.quantity ?? 1 }))
}
