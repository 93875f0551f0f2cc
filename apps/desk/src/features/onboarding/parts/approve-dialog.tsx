import { useActForm } from '@daftar/app-kit/use-act-form'
import { currencyOf } from '@daftar/rules/money/currency'
import { paymentProductTypes } from '@daftar/rules/merchants/payment-products'
import { amountInputText } from '@daftar/rules/money/amount-input'
import { AmountField } from '@daftar/ui/amount-field'
import { CheckboxGroup } from '@daftar/ui/checkbox-group'
import { TextArea } from '@daftar/ui/text-area'
import { m } from '@daftar/words'
import { productText } from '@daftar/words/order-words'
import { ActForm } from '../../../shared/act/act-form.tsx'
import { TextLine } from '../../../shared/text/text-line.tsx'
import { approvalBody, approvalProblems, approvalStart } from '../approval-draft.ts'
import type { OnboardingCase } from '../queries.ts'
import { useDecision } from './use-decision.ts'

/** What is made of an approved application: the reviewer sets its names, terms and first store. */
export function ApproveDialog({ opened, onClose }: { opened: OnboardingCase; onClose: () => void }) {
  const isAgainstCheck = opened.checks.some(({ holds }) => !holds)
  const act = useDecision({ opened, onClose }, (answer) =>
    answer?.proposal ? m.desk_join_done_proposed() : m.desk_join_done_approved(),
  )
  const form = useActForm({
    start: approvalStart(opened),
    check: (draft) => approvalProblems(draft, isAgainstCheck),
    fields: {
      name: { label: m.desk_merchant_name_en() },
      name_ar: { label: m.desk_merchant_name_ar() },
      commission_percent: { label: m.desk_merchant_commission() },
      commission_fixed: { label: m.desk_merchant_commission_fixed() },
      vat_percent: { label: m.desk_merchant_vat() },
      store_code: { label: m.desk_merchant_store_code() },
      products: { label: m.desk_merchant_store_products() },
      note: { label: isAgainstCheck ? m.desk_approval_reason() : m.desk_note() },
    },
    error: act.error,
  })
  const currency = currencyOf(opened.currency)
  const products = form.field('products')
  return (
    <ActForm
      {...{ act, form, onClose }}
      title={m.desk_join_approve_title()}
      confirmLabel={isAgainstCheck ? m.desk_join_propose() : m.desk_approve()}
      onConfirm={() => act.send({ act: 'approve', body: approvalBody(form.values) })}
    >
      <p>{m.desk_join_approve_effect({ name: opened.applicant.name })}</p>
      <TextLine {...form.field('name')} />
      <TextLine {...form.field('name_ar')} />
      <TextLine isLatin {...form.field('commission_percent')} />
      <AmountField
        {...form.field('commission_fixed')}
        currency={currency}
        filter={(text) => amountInputText(text, currency, form.values.commission_fixed)}
      />
      <TextLine isLatin {...form.field('vat_percent')} />
      <TextLine hint={m.desk_merchant_store_code_hint()} isLatin {...form.field('store_code')} />
      <CheckboxGroup
        id={products.id}
        label={products.label}
        error={products.error}
        values={products.value}
        options={paymentProductTypes.map((value) => ({ value, label: productText(value) }))}
        onValuesChange={products.onValueChange}
      />
      <TextArea
        {...form.field('note')}
        {...(isAgainstCheck ? { hint: m.desk_join_reason_hint() } : { optional: m.common_optional() })}
        rows={2}
        maxLength={500}
      />
    </ActForm>
  )
}
