import { isAboutFields } from '@daftar/app-kit/problem-text'
import { useActForm, type ActFormState } from '@daftar/app-kit/use-act-form'
import { useIdempotencyKey } from '@daftar/app-kit/use-idempotency-key'
import type { ClaimableOrder } from '@daftar/contract/endpoints/disputes/disputes-claims-shapes'
import { disputeTextMax, disputeTypes, type DisputeType } from '@daftar/rules/disputes/dispute'
import { AmountField } from '@daftar/ui/amount-field'
import { Button } from '@daftar/ui/button'
import { CheckboxGroup } from '@daftar/ui/checkbox-group'
import { ErrorSummary } from '@daftar/ui/error-summary'
import { Typed } from '@daftar/ui/ltr'
import { Notice } from '@daftar/ui/notice'
import { RadioCards } from '@daftar/ui/radio-cards'
import { TextArea } from '@daftar/ui/text-area'
import { m } from '@daftar/words'
import { disputeTypeText } from '@daftar/words/dispute-words'
import { instantDateText } from '@daftar/words/formats/date'
import { moneyText } from '@daftar/words/formats/number'
import { merchantNameText } from '@daftar/words/names'
import styles from '../pay.module.css'
import { ClaimFiles } from './claim-files.tsx'
import { amountOf, claimBody, claimProblems, nothingSaid } from './form.ts'
import { shopperStatusText } from './status-text.ts'
import { troubleText } from './trouble-text.ts'
import type { Claims } from './use-claims.ts'

/** The order, what was said of it before, and what went wrong now. */
export function ClaimForm({ claims, order }: { claims: Claims; order: ClaimableOrder }) {
  const merchant = merchantNameText(order)
  const isOver = Number(order.up_to) === 0
  return (
    <div className={styles.stack}>
      <header className={styles.purchase}>
        <h1 className={styles.merchant}>{m.claim_of({ order: order.order_number, merchant })}</h1>
        <p className={styles.note}>{m.claim_bought({ date: instantDateText(order.bought_at) })}</p>
      </header>
      {order.claims.length > 0 ? <Earlier order={order} /> : null}
      {isOver ? (
        order.claims.length > 0 ? null : (
          <Notice tone="neutral" title={m.claim_none_title()}>
            {m.claim_none_body()}
          </Notice>
        )
      ) : (
        <WhatWentWrong claims={claims} order={order} merchant={merchant} />
      )}
    </div>
  )
}

function Earlier({ order }: { order: ClaimableOrder }) {
  return (
    <section className={styles.plan}>
      <h2 className={styles.planTitle}>{m.claim_earlier()}</h2>
      <ul className={styles.parts}>
        {order.claims.map(({ number, status, token }) => (
          <li key={number} className={styles.line}>
            <Button variant="quiet" size="small" onClick={() => location.assign(`#${token}`)}>
              {number}
            </Button>
            <span className={styles.note}>{shopperStatusText(status)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

type WhatWentWrongProps = { claims: Claims; order: ClaimableOrder; merchant: string }

function WhatWentWrong({ claims, order, merchant }: WhatWentWrongProps) {
  const { error } = claims
  const { keyOf } = useIdempotencyKey()
  const form = useActForm({
    start: nothingSaid,
    check: (values) => claimProblems(values, order),
    fields: {
      type: { label: m.claim_what() },
      lines: { label: m.claim_which(), wire: 'items' },
      amount: { label: m.claim_amount() },
      comment: { label: m.claim_comment() },
      attachments: { label: m.claim_files() },
    },
    error,
  })
  const body = claimBody(form.values, order)
  return (
    <div className={styles.form}>
      <ErrorSummary title={m.claim_check_fields()} errors={form.summary} />
      <Fields form={form} order={order} />
      {error && !isAboutFields(error, form.wireNames) ? (
        <Notice tone="negative" live="alert">
          {troubleText(error)}
        </Notice>
      ) : null}
      <p className={styles.note}>{m.claim_next({ merchant })}</p>
      <Button
        variant="primary"
        size="large"
        block
        busy={claims.doing === 'claiming'}
        onClick={() => form.confirm(() => void claims.claim(body, keyOf(body)))}
      >
        {m.claim_send()}
      </Button>
    </div>
  )
}

function Fields({ form, order }: { form: ActFormState<typeof nothingSaid>; order: ClaimableOrder }) {
  const { values } = form
  const type = form.field('type')
  const lines = form.field('lines')
  return (
    <>
      <RadioCards
        id={type.id}
        label={type.label}
        error={type.error}
        name="type"
        options={disputeTypes.map((value) => ({ value, label: disputeTypeText(value) }))}
        value={values.type}
        onValueChange={(value: DisputeType) => form.set({ type: value })}
      />
      {order.items.length > 0 ? (
        <CheckboxGroup
          id={lines.id}
          label={lines.label}
          hint={m.claim_which_hint()}
          error={lines.error}
          options={order.items.map(({ title, quantity, unit_price }, place) => ({
            value: String(place),
            label: <Typed>{title}</Typed>,
            description: m.pay_item_times({ quantity, price: moneyText(unit_price, order.currency) }),
          }))}
          values={values.lines}
          onValuesChange={(chosen) => form.set({ lines: chosen, amount: null })}
        />
      ) : null}
      <AmountField
        {...form.field('amount')}
        value={amountOf(values, order)}
        onValueChange={(amount) => form.set({ amount })}
        hint={m.claim_amount_hint({ amount: moneyText(order.up_to, order.currency) })}
        currency={order.currency}
        maxLength={15}
      />
      <TextArea {...form.field('comment')} rows={4} maxLength={disputeTextMax.comment} />
      <ClaimFiles
        id="attachments"
        files={values.attachments}
        error={form.field('attachments').error}
        onChange={(attachments) => form.set({ attachments })}
      />
    </>
  )
}
