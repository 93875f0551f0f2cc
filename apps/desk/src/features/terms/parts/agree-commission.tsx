import { AmountField } from '@daftar/ui/amount-field'
import { DatePicker } from '@daftar/ui/date-picker'
import { Select } from '@daftar/ui/select'
import { parseAmount } from '@daftar/rules/money/money'
import { paymentProductTypes } from '@daftar/rules/merchants/payment-products'
import { amountInputText } from '@daftar/rules/money/amount-input'
import { m } from '@daftar/words'
import { percentText } from '@daftar/words/formats/number'
import { nameText } from '@daftar/words/names'
import { useQueryClient } from '@tanstack/react-query'
import { ActForm } from '../../../shared/act/act-form.tsx'
import { useActForm } from '@daftar/app-kit/use-act-form'
import { useAct } from '@daftar/app-kit/use-act'
import { readPercent } from '../drafts.ts'
import { termProductText } from '../product-text.ts'
import { termMutation, type MerchantTerms } from '../queries.ts'
import { PercentField, percentField } from './percent-field.tsx'

/** A commission from a day on, for one store or product or for all. */
export function AgreeCommission({ terms, onClose }: { terms: MerchantTerms; onClose: () => void }) {
  const { merchant_id, currency, stores } = terms
  const act = useAct({
    mutation: termMutation(useQueryClient(), merchant_id),
    doneText: m.desk_terms_done_commission,
    onDone: onClose,
  })
  const form = useActForm({
    start: { percent: '', fixed: '', store: 'all', product: 'all', from: '', until: '' },
    check: (typed) => ({
      percent: readPercent(typed.percent) === null ? 'invalid' : null,
      fixed: parseAmount(fixedOf(typed), currency) === null ? 'invalid' : null,
      from: typed.from === '' ? 'required' : null,
    }),
    fields: {
      percent: percentField(),
      fixed: { label: m.desk_terms_fixed() },
      store: { label: m.desk_terms_store(), wire: 'store_id' },
      product: { label: m.desk_terms_product() },
      from: { label: m.desk_terms_from(), wire: 'valid_from' },
      until: { label: m.desk_terms_until(), wire: 'valid_until' },
    },
    error: act.error,
  })
  const { values: draft } = form
  const percent = readPercent(draft.percent)
  function agree() {
    if (percent === null) return
    act.send({
      what: 'commission',
      storeId: draft.store === 'all' ? null : draft.store,
      product: paymentProductTypes.find((product) => product === draft.product) ?? null,
      from: draft.from,
      until: draft.until || null,
      percent,
      fixed: fixedOf(draft),
    })
  }
  return (
    <ActForm
      {...{ act, form, onClose }}
      title={m.desk_terms_commission_title()}
      confirmLabel={
        percent === null
          ? m.desk_terms_commission_add()
          : m.desk_terms_commission_confirm({ percent: percentText(percent) })
      }
      onConfirm={agree}
    >
      <PercentField {...form.field('percent')} />
      <AmountField
        {...form.field('fixed')}
        optional={m.common_optional()}
        currency={currency}
        filter={(text) => amountInputText(text, currency, draft.fixed)}
      />
      <Select
        {...form.field('store')}
        placeholder={m.desk_terms_store_all()}
        options={[
          { value: 'all', label: m.desk_terms_store_all() },
          ...stores.map((store) => ({ value: store.id, label: nameText(store) })),
        ]}
      />
      <Select
        {...form.field('product')}
        placeholder={m.desk_terms_product_all()}
        options={[
          { value: 'all', label: m.desk_terms_product_all() },
          ...paymentProductTypes.map((value) => ({ value, label: termProductText(value) })),
        ]}
      />
      <DatePicker {...form.field('from')} />
      <DatePicker
        {...form.field('until')}
        hint={m.desk_terms_until_hint()}
        optional={m.common_optional()}
        min={draft.from || undefined}
      />
      <p>{m.desk_terms_commission_effect()}</p>
    </ActForm>
  )
}

/** Nothing typed is none. */
function fixedOf({ fixed }: { fixed: string }): string {
  return fixed === '' ? '0' : fixed
}
