import { AmountField } from '@daftar/ui/amount-field'
import { Select } from '@daftar/ui/select'
import { countryCodes } from '@daftar/rules/geo/countries'
import { currencyOf } from '@daftar/rules/money/currency'
import { amountInputText } from '@daftar/rules/money/amount-input'
import { m } from '@daftar/words'
import { useQueryClient } from '@tanstack/react-query'
import { ActForm } from '../../../../shared/act/act-form.tsx'
import { useActForm } from '@daftar/app-kit/use-act-form'
import { useNavigate } from '@tanstack/react-router'
import { addresses } from '../../../../shared/addresses.ts'
import { countryText } from '../../../../shared/text/country-text.ts'
import { useAct } from '@daftar/app-kit/use-act'
import {
  currencyOfDraft,
  emptyMerchant,
  merchantBody,
  merchantDraftProblems,
} from '../../../../shared/merchant/merchant-draft.ts'
import { createMutation } from '../../queries.ts'
import { TextLine } from '../../../../shared/text/text-line.tsx'

/** A new merchant; its page opens, where stores, companies and people are added. */
export function CreateMerchant({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const act = useAct({
    mutation: createMutation(useQueryClient()),
    doneText: m.desk_merchant_done_created,
    onDone: ({ id }) => void navigate({ href: addresses.merchant(id) }),
  })
  const form = useActForm({
    start: emptyMerchant,
    check: merchantDraftProblems,
    fields: {
      name: { label: m.desk_merchant_name_en() },
      name_ar: { label: m.desk_merchant_name_ar() },
      country: { label: m.desk_country() },
      commission_percent: { label: m.desk_merchant_commission() },
      commission_fixed: { label: m.desk_merchant_commission_fixed() },
      vat_percent: { label: m.desk_merchant_vat() },
    },
    error: act.error,
  })
  const { values } = form
  const currency = currencyOf(currencyOfDraft(values))
  return (
    <ActForm
      {...{ act, form, onClose }}
      title={m.desk_merchant_new()}
      confirmLabel={m.desk_merchant_create()}
      onConfirm={() => act.send(merchantBody(values))}
    >
      <TextLine {...form.field('name')} />
      <TextLine {...form.field('name_ar')} />
      <Select
        {...form.field('country')}
        hint={m.desk_merchant_country_hint()}
        placeholder={m.desk_merchant_country_choose()}
        value={values.country || null}
        options={countryCodes.map((code) => ({ value: code, label: countryText(code) }))}
      />
      <TextLine isLatin {...form.field('commission_percent')} />
      <AmountField
        {...form.field('commission_fixed')}
        currency={currency}
        filter={(text) => amountInputText(text, currency, values.commission_fixed)}
      />
      <TextLine isLatin {...form.field('vat_percent')} />
    </ActForm>
  )
}
