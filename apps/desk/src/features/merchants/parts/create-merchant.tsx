import { AmountField } from '@daftar/ui/amount-field'
import { Select } from '@daftar/ui/select'
import { countryCodes } from '@daftar/rules/geo/countries'
import { currencyOf } from '@daftar/rules/money/currency'
import { amountInputText } from '@daftar/rules/text/amount-input'
import { m } from '@daftar/words'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { addresses } from '../../../shared/addresses.ts'
import { ConfirmAct } from '../../../shared/confirm-act.tsx'
import { countryText } from '../../../shared/country-text.ts'
import { useAct } from '@daftar/app-kit/use-act'
import { currencyOfDraft, emptyMerchant, merchantBody, merchantDraftProblems } from '../drafts.ts'
import { createMutation } from '../queries.ts'
import { useDraft } from '../use-draft.ts'
import { TextLine } from './text-line.tsx'

const fields = [
  'name',
  'name_ar',
  'country',
  'currency',
  'commission_percent',
  'commission_fixed',
  'vat_percent',
]

/** A new merchant; its page opens, where stores, companies and people are added. */
export function CreateMerchant({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const act = useAct({
    mutation: createMutation(useQueryClient()),
    doneText: m.desk_merchant_done_created,
    onDone: ({ id }) => void navigate({ href: addresses.merchant(id) }),
  })
  const { draft, change, wrong, isReady } = useDraft(emptyMerchant, merchantDraftProblems, act.error)
  const currency = currencyOf(currencyOfDraft(draft))
  return (
    <ConfirmAct
      {...{ act, fields, onClose }}
      title={m.desk_merchant_new()}
      confirmLabel={m.desk_merchant_create()}
      onConfirm={() => isReady() && act.send(merchantBody(draft))}
    >
      <TextLine
        label={m.desk_merchant_name_en()}
        error={wrong('name')}
        value={draft.name}
        onValueChange={(name) => change({ name })}
      />
      <TextLine
        label={m.desk_merchant_name_ar()}
        error={wrong('name_ar')}
        value={draft.name_ar}
        onValueChange={(name_ar) => change({ name_ar })}
      />
      <Select
        label={m.desk_country()}
        hint={m.desk_merchant_country_hint()}
        placeholder={m.desk_merchant_country_choose()}
        error={wrong('country')}
        value={draft.country || null}
        options={countryCodes.map((code) => ({ value: code, label: countryText(code) }))}
        onValueChange={(country) => change({ country })}
      />
      <TextLine
        label={m.desk_merchant_commission()}
        isLatin
        error={wrong('commission_percent')}
        value={draft.commission_percent}
        onValueChange={(commission_percent) => change({ commission_percent })}
      />
      <AmountField
        label={m.desk_merchant_commission_fixed()}
        currency={currency}
        error={wrong('commission_fixed')}
        value={draft.commission_fixed}
        filter={(text) => amountInputText(text, currency, draft.commission_fixed)}
        onValueChange={(commission_fixed) => change({ commission_fixed })}
      />
      <TextLine
        label={m.desk_merchant_vat()}
        isLatin
        error={wrong('vat_percent')}
        value={draft.vat_percent}
        onValueChange={(vat_percent) => change({ vat_percent })}
      />
    </ConfirmAct>
  )
}
