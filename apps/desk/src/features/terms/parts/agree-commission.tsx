import { AmountField } from '@daftar/ui/amount-field'
import { DatePicker } from '@daftar/ui/date-picker'
import { Select } from '@daftar/ui/select'
import { parseAmount } from '@daftar/rules/money/money'
import { paymentProductTypes } from '@daftar/rules/shell/frame/value-lists'
import { amountInputText } from '@daftar/rules/text/amount-input'
import { fieldText, m } from '@daftar/words'
import { percentText } from '@daftar/words/formats/number'
import { nameText } from '@daftar/words/names'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ConfirmAct } from '../../../shared/confirm-act.tsx'
import { fieldProblem } from '@daftar/app-kit/problem-text'
import { useAct } from '@daftar/app-kit/use-act'
import { readPercent } from '../drafts.ts'
import { termProductText } from '../product-text.ts'
import { termMutation, type MerchantTerms } from '../queries.ts'
import { PercentField } from './percent-field.tsx'

const own = ['valid_from', 'valid_until', 'percent', 'fixed', 'store_id', 'product']

/** A commission from a day on, for one store or product or for all. */
export function AgreeCommission({ terms, onClose }: { terms: MerchantTerms; onClose: () => void }) {
  const { merchant_id, currency, stores } = terms
  const [draft, setDraft] = useState({
    store: 'all',
    product: 'all',
    from: '',
    until: '',
    percent: '',
    fixed: '',
  })
  const [tried, setTried] = useState(false)
  const act = useAct({
    mutation: termMutation(useQueryClient(), merchant_id),
    doneText: m.desk_terms_done_commission,
    onDone: onClose,
  })
  const { error } = act
  const change = (part: Partial<typeof draft>) => setDraft({ ...draft, ...part })
  const percent = readPercent(draft.percent)
  const fixed = draft.fixed === '' ? '0' : draft.fixed
  const isFixedRight = parseAmount(fixed, currency) !== null
  function agree() {
    setTried(true)
    if (percent === null || draft.from === '' || !isFixedRight) return
    act.send({
      what: 'commission',
      storeId: draft.store === 'all' ? null : draft.store,
      product: paymentProductTypes.find((product) => product === draft.product) ?? null,
      from: draft.from,
      until: draft.until || null,
      percent,
      fixed,
    })
  }
  return (
    <ConfirmAct
      {...{ act, onClose }}
      fields={own}
      title={m.desk_terms_commission_title()}
      confirmLabel={
        percent === null
          ? m.desk_terms_commission_add()
          : m.desk_terms_commission_confirm({ percent: percentText(percent) })
      }
      onConfirm={agree}
    >
      <PercentField
        isWrong={tried && percent === null}
        error={fieldProblem(error, 'percent')}
        value={draft.percent}
        onValueChange={(text) => change({ percent: text })}
      />
      <AmountField
        label={m.desk_terms_fixed()}
        optional={m.common_optional()}
        currency={currency}
        error={tried && !isFixedRight ? fieldText('invalid') : fieldProblem(error, 'fixed')}
        value={draft.fixed}
        filter={(text) => amountInputText(text, currency, draft.fixed)}
        onValueChange={(text) => change({ fixed: text })}
      />
      <Select
        label={m.desk_terms_store()}
        placeholder={m.desk_terms_store_all()}
        error={fieldProblem(error, 'store_id')}
        value={draft.store}
        options={[
          { value: 'all', label: m.desk_terms_store_all() },
          ...stores.map((store) => ({ value: store.id, label: nameText(store) })),
        ]}
        onValueChange={(store) => change({ store })}
      />
      <Select
        label={m.desk_terms_product()}
        placeholder={m.desk_terms_product_all()}
        error={fieldProblem(error, 'product')}
        value={draft.product}
        options={[
          { value: 'all', label: m.desk_terms_product_all() },
          ...paymentProductTypes.map((value) => ({ value, label: termProductText(value) })),
        ]}
        onValueChange={(product) => change({ product })}
      />
      <DatePicker
        label={m.desk_terms_from()}
        error={tried && draft.from === '' ? fieldText('required') : fieldProblem(error, 'valid_from')}
        value={draft.from}
        onValueChange={(from) => change({ from })}
      />
      <DatePicker
        label={m.desk_terms_until()}
        hint={m.desk_terms_until_hint()}
        optional={m.common_optional()}
        error={fieldProblem(error, 'valid_until')}
        value={draft.until}
        min={draft.from || undefined}
        onValueChange={(until) => change({ until })}
      />
      <p>{m.desk_terms_commission_effect()}</p>
    </ConfirmAct>
  )
}
