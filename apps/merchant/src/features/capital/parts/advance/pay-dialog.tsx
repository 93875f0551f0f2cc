import type { Advance } from '@daftar/contract/endpoints/capital/advances-shapes'
import { claimAfterReceipt } from '@daftar/rules/capital/advances/next-claim'
import { money, parseAmount, smallest, toDecimal } from '@daftar/rules/money/money'
import { amountInputText } from '@daftar/rules/money/amount-input'
import { AmountField } from '@daftar/ui/amount-field'
import { Button, buttonClass } from '@daftar/ui/button'
import { DescriptionList } from '@daftar/ui/description-list'
import { Dialog } from '@daftar/ui/dialog'
import { Link } from '@daftar/ui/link'
import { Money } from '@daftar/ui/money'
import { currentLanguage, m } from '@daftar/words'
import { dateText, weekdayText } from '@daftar/words/formats/date'
import { moneyText } from '@daftar/words/formats/number'
import { useState } from 'react'
import { useSupportMailbox } from '../../../../shared/chat/use-support-mailbox.ts'
import { minorOf } from './advance-figures.ts'

/**
 * Any amount at any time by bank transfer, through support (DEC-LOAN-29): what the next claim and the rest
 * would be comes first, then the letter that asks for the account, with the amount and the advance in it.
 */
export function PayDialog({ advance, onClose }: { advance: Advance; onClose: () => void }) {
  const mailbox = useSupportMailbox()
  const { currency } = advance
  const leftMinor = minorOf(advance, advance.outstanding_amount)
  const [typed, setTyped] = useState(advance.shortfall_amount.replace(/^0+(\.0+)?$/, ''))
  const amountMinor = smallest(parseAmount(typed, currency)?.amountMinor ?? 0n, leftMinor)
  const letter = new URLSearchParams({
    subject: m.loan_pay_subject({ id: advance.id }),
    body: m.loan_pay_body({ amount: moneyText(decimalOf(amountMinor, advance), currency), id: advance.id }),
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={m.loan_pay_open()}
      closeLabel={m.common_close()}
      actions={
        <>
          <Button onClick={onClose}>{m.common_cancel()}</Button>
          {amountMinor > 0n ? (
            <Link
              look="bare"
              className={buttonClass({ variant: 'primary' })}
              href={`mailto:${mailbox}?${letter.toString().replaceAll('+', '%20')}`}
            >
              {m.loan_pay_ask()}
            </Link>
          ) : null}
        </>
      }
    >
      <p>{m.loan_pay_text()}</p>
      <AmountField
        label={m.loan_pay_amount()}
        hint={m.loan_pay_hint({ amount: moneyText(advance.outstanding_amount, currency) })}
        currency={currency}
        value={typed}
        filter={(text) => amountInputText(text, currency, typed)}
        onValueChange={setTyped}
      />
      <After advance={advance} amountMinor={amountMinor} />
    </Dialog>
  )
}

function After({ advance, amountMinor }: { advance: Advance; amountMinor: bigint }) {
  const { currency, next_repayment_date: date } = advance
  const after = claimAfterReceipt(
    {
      minimumMinor: minorOf(advance, advance.minimum_repayment_amount),
      carriedMinor: minorOf(advance, advance.shortfall_amount),
      outstandingMinor: minorOf(advance, advance.outstanding_amount),
    },
    amountMinor,
  )
  const amount = (minor: bigint) => (
    <Money value={decimalOf(minor, advance)} currency={currency} size="strong" />
  )
  return (
    <DescriptionList
      facts={[
        {
          id: 'now',
          label: m.loan_pay_now(),
          value: <Money value={advance.next_due_amount} currency={currency} muted />,
        },
        {
          id: 'due',
          label:
            date === null
              ? m.loan_pay_then()
              : m.loan_pay_then_on({ weekday: weekdayText(date, currentLanguage()), date: dateText(date) }),
          value: amount(after.dueMinor),
        },
        { id: 'left', label: m.loan_pay_left(), value: amount(after.outstandingMinor) },
      ]}
    />
  )
}

function decimalOf(minor: bigint, { currency }: Advance): string {
  return toDecimal(money(minor, currency))
}
