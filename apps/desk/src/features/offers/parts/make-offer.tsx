import { AmountField } from '@daftar/ui/amount-field'
import { CheckboxGroup } from '@daftar/ui/checkbox-group'
import { Notice } from '@daftar/ui/notice'
import { Select } from '@daftar/ui/select'
import { TextArea } from '@daftar/ui/text-area'
import { TextField } from '@daftar/ui/text-field'
import { applicationForms } from '@daftar/rules/capital/applications/application-form'
import { smallestAmount } from '@daftar/rules/capital/offers/amount'
import {
  mayNeedVerification,
  needsVerification,
  offerTags,
  type OfferTag,
} from '@daftar/rules/capital/offers/offer'
import { largestAdvance } from '@daftar/rules/capital/offers/offer-form'
import { tenorLimits } from '@daftar/rules/capital/offers/tenor'
import type { Currency } from '@daftar/rules/money/currency'
import { toDecimal } from '@daftar/rules/money/money'
import { amountInputText } from '@daftar/rules/money/amount-input'
import { m } from '@daftar/words'
import { moneyText } from '@daftar/words/formats/number'
import { nameText } from '@daftar/words/names'
import { ActForm } from '../../../shared/act/act-form.tsx'
import { MerchantField } from '../../../shared/merchant/merchant-field.tsx'
import { emptyDraft, leastMinorOf, type OfferDraft } from '../draft.ts'
import type { OfferFacts } from '../queries.ts'
import { useMakeOffer, type MakingOffer } from '../use-make-offer.ts'
import { tagHint, tagText } from '../words.ts'
import { BurdenNotice } from './burden-notice.tsx'
import { OfferHints } from './offer-hints.tsx'

/** An offer made by hand, with what the merchant's sales are good for and what stands in the way in sight. */
export function MakeOffer({ onClose }: { onClose: () => void }) {
  const making = useMakeOffer(onClose)
  const { act, form, draft, facts, currency, burden, isHeavy } = making
  return (
    <ActForm
      {...{ act, form, onClose }}
      title={m.desk_offer_make_title()}
      confirmLabel={
        draft.amount === ''
          ? m.desk_offer_make()
          : m.desk_offer_make_of({ amount: moneyText(draft.amount, currency) })
      }
      onConfirm={making.make}
    >
      <MerchantField
        {...form.field('merchant')}
        onValueChange={(merchant) => form.set({ ...emptyDraft, merchant })}
      />
      {making.isWithoutFacts ? (
        <Notice tone="negative" live="alert">
          {m.desk_offer_facts_failed()}
        </Notice>
      ) : null}
      {facts ? <OfferHints facts={facts} draft={draft} /> : null}
      <SizeFields making={making} />
      <TagFields making={making} />
      <Select
        label={m.desk_offer_form()}
        placeholder={m.desk_offer_form()}
        value={draft.form}
        options={applicationForms.map((value) => ({ value, label: formText(value) }))}
        onValueChange={(value) =>
          form.set({ form: applicationForms.find((one) => one === value) ?? 'wizard' })
        }
      />
      {burden ? <BurdenNotice burden={burden} currency={currency} /> : null}
      {isHeavy ? (
        <TextArea {...form.field('burdenReason')} hint={m.desk_offer_burden_reason_hint()} maxLength={500} />
      ) : null}
      <p>{isHeavy ? m.desk_offer_propose_effect() : m.desk_offer_make_effect()}</p>
    </ActForm>
  )
}

/** The store, and how much for how long. */
function SizeFields({ making: { form, draft, facts, currency } }: { making: MakingOffer }) {
  return (
    <>
      <Select
        {...form.field('storeId')}
        placeholder={m.desk_offer_store_choose()}
        disabled={!facts}
        options={(facts?.stores ?? []).map((store) => ({
          value: store.id,
          label: nameText(store),
          description: storeSales(store, currency),
        }))}
        onValueChange={(storeId) => form.set({ storeId, ...sizedBy(facts, storeId) })}
      />
      <AmountField
        {...form.field('amount')}
        hint={m.desk_offer_amount_hint({
          least: amountText(smallestAmount({ currency, leastMinor: leastMinorOf(draft, facts) }), currency),
          most: amountText(largestAdvance(currency), currency),
        })}
        currency={currency}
        filter={(text) => amountInputText(text, currency, draft.amount)}
      />
      <Select
        {...form.field('tenor')}
        placeholder={m.desk_offer_tenor_choose()}
        value={draft.tenor === null ? null : String(draft.tenor)}
        options={tenors.map((weeks) => ({ value: String(weeks), label: m.desk_weeks({ count: weeks }) }))}
        onValueChange={(weeks) => form.set({ tenor: Number(weeks) })}
      />
    </>
  )
}

/** What else it asks for or gives, and the discount of an early pay-off. */
function TagFields({ making: { form, draft, facts, currency } }: { making: MakingOffer }) {
  const { id, label, error, value, onValueChange } = form.field('tags')
  // A verification is a part of the wizard, and one of the Emirates.
  const mayVerify = draft.form === 'wizard' && mayNeedVerification(currency)
  const isOffTheTable = (tag: OfferTag) =>
    (tag === 'early_payoff' && !facts?.pay_off) || (needsVerification([tag]) && !mayVerify)
  return (
    <>
      <CheckboxGroup
        {...{ id, label, error }}
        options={offerTags.map((tag) => ({
          value: tag,
          label: tagText(tag),
          description: tagHint(tag),
          disabled: isOffTheTable(tag),
        }))}
        values={value}
        onValuesChange={onValueChange}
      />
      {draft.tags.includes('early_payoff') ? (
        <TextField
          {...form.field('discount')}
          hint={m.desk_offer_discount_hint()}
          optional={m.common_optional()}
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          maxLength={6}
        />
      ) : null}
    </>
  )
}

const tenors = Array.from(
  { length: (tenorLimits.maxWeeks - tenorLimits.minWeeks) / tenorLimits.stepWeeks + 1 },
  (_, index) => tenorLimits.minWeeks + index * tenorLimits.stepWeeks,
)

/** What the store's sales are good for stands in the fields as soon as it is chosen; it may be changed. */
function sizedBy(facts: OfferFacts | undefined, storeId: string): Partial<OfferDraft> {
  const sized = facts?.stores.find(({ id }) => id === storeId)?.sized
  return sized ? { amount: sized.amount.replace(/\.0+$/, ''), tenor: sized.tenor } : {}
}

/** What its sales are good for, under its name in the list. */
function storeSales({ sized }: OfferFacts['stores'][number], currency: string): string {
  return sized
    ? m.desk_offer_store_sized({ amount: moneyText(sized.amount, currency) })
    : m.desk_offer_store_small()
}

function formText(form: (typeof applicationForms)[number]): string {
  return form === 'wizard' ? m.desk_offer_form_wizard() : m.desk_offer_form_single_page()
}

function amountText(amountMinor: bigint, currency: Currency): string {
  return moneyText(toDecimal({ amountMinor, currency }), currency, { trim: true })
}
