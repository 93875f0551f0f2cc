import { useIdempotencyKey } from '@daftar/app-kit/use-idempotency-key'
import type { Client } from '@daftar/client'
import { tenorLimits } from '@daftar/rules/capital/offers/tenor'
import { toDecimal, money } from '@daftar/rules/money/money'
import { SliderField } from '@daftar/ui/slider-field'
import { fieldText, m } from '@daftar/words'
import { groupedAmount, moneyText } from '@daftar/words/formats/number'
import {
  askedTerms,
  checkCustomise,
  leftAmount,
  leftTenor,
  majorText,
  startCustomise,
  typedAmount,
  typedTenor,
  type CustomiseValues,
  type Terms,
} from '../forms/customise-form.ts'
import { askedFromAddress } from '../../../shared/capital/asked-terms.ts'
import { StepSimulator } from '../../../shared/simulator/lazy-simulator.tsx'
import { EstimateCard } from '../parts/estimate-card.tsx'
import { StepFrame } from '../parts/step-frame.tsx'
import { createApplication, updateApplication } from '../queries.ts'
import { holds } from '../drafts/stale.ts'
import { useEstimate } from '../estimate/use-estimate.ts'
import { announceSaved, useSaveStep } from '../drafts/use-save-step.ts'
import { useStepForm, type Errors } from '../forms/use-step-form.ts'
import type { Application } from '../wire.ts'
import type { Wizard } from '../wizard.ts'
import { useServices } from '../../../shared/use-services.ts'

type Asked = { amount: string; tenor: number }

/**
 * How much and for how long, with what it comes to (WIZ-31 to WIZ-48). The first success begins the
 * application.
 */
export function CustomiseStep({ wizard }: { wizard: Wizard }) {
  const { offer, terms, application } = wizard
  const saver = useSaveStep('customize_your_offer', application)
  const form = useStepForm<CustomiseValues>({
    step: 'customize_your_offer',
    drafts: wizard.drafts,
    start: startCustomise(terms, application, askedFromAddress(location.search)),
    check: (values) => checkCustomise(values, terms),
  })
  const question = askedTerms(form.values, terms)
  const estimate = useEstimate(offer.id, question)
  const { api } = useServices()
  // The same values sent again are the same application.
  const { keyOf } = useIdempotencyKey()

  async function submit() {
    // Sent with Enter, a field was never left.
    const values = { amount: leftAmount(form.values.amount, terms), tenor: leftTenor(form.values.tenor) }
    form.set(values)
    const asked = askedTerms(values, terms)
    if (!(await form.pass()) || !asked) return
    if (application && !form.isDirty) return wizard.forward(application)
    const outcome = await (application
      ? saver.save(asked)
      : saver.run(() => begin(api, offer.id, asked, keyOf(asked))))
    if (outcome?.kind === 'fields') form.refuse(outcome.fields)
    if (outcome?.kind !== 'saved') return
    announceSaved()
    form.restart(values)
    wizard.forward(outcome.application)
  }

  const messages = messagesOf(form.shown, terms)
  return (
    <>
      <StepFrame
        wizard={wizard}
        saver={saver}
        title={m.wizard_customise_title()}
        intro={m.wizard_customise_intro()}
        errors={Object.entries(messagesOf(form.listed, terms)).map(([field, message]) => ({
          field,
          message,
        }))}
        isUnsaved={form.isDirty}
        onSubmit={() => void submit()}
      >
        <AmountSlider form={form} terms={terms} error={messages['amount']} />
        <TenorSlider form={form} error={messages['tenor']} />
        <EstimateCard
          currency={terms.currency}
          state={estimate.state}
          onRetry={estimate.retry}
          isAsked={question !== null}
        />
      </StepFrame>
      <StepSimulator offerId={offer.id} asked={question} />
    </>
  )
}

type Form = ReturnType<typeof useStepForm<CustomiseValues>>

function AmountSlider({ form, terms, error }: { form: Form; terms: Terms; error: string | undefined }) {
  const { currency, limits } = terms
  const [min, max, step] = [limits.minMinor, limits.maxMinor, limits.stepMinor].map((minor) =>
    Number(majorText(minor, currency)),
  ) as [number, number, number]
  return (
    <SliderField
      id="amount"
      label={m.wizard_amount()}
      prefix={currency}
      value={Number(form.values.amount)}
      {...{ min, max, step }}
      text={groupedAmount(form.values.amount)}
      onTextChange={(text) => form.set({ amount: typedAmount(text, terms) })}
      onTextLeave={() => {
        form.set({ amount: leftAmount(form.values.amount, terms) })
        form.leave('amount')
      }}
      onValueChange={(value) => form.set({ amount: String(value) })}
      minLabel={amountText(limits.minMinor, terms)}
      maxLabel={amountText(limits.maxMinor, terms)}
      decreaseLabel={m.wizard_amount_less()}
      increaseLabel={m.wizard_amount_more()}
      error={error}
    />
  )
}

function TenorSlider({ form, error }: { form: Form; error: string | undefined }) {
  const { minWeeks, maxWeeks, stepWeeks } = tenorLimits
  return (
    <SliderField
      id="tenor"
      label={m.wizard_tenor()}
      suffix={m.wizard_weeks_unit({ count: Number(form.values.tenor) })}
      value={Number(form.values.tenor)}
      min={minWeeks}
      max={maxWeeks}
      step={stepWeeks}
      text={form.values.tenor}
      onTextChange={(text) => form.set({ tenor: typedTenor(text) })}
      onTextLeave={() => {
        form.set({ tenor: leftTenor(form.values.tenor) })
        form.leave('tenor')
      }}
      onValueChange={(value) => form.set({ tenor: String(value) })}
      minLabel={m.capital_weeks({ count: minWeeks })}
      maxLabel={m.capital_weeks({ count: maxWeeks })}
      decreaseLabel={m.wizard_tenor_less()}
      increaseLabel={m.wizard_tenor_more()}
      error={error}
    />
  )
}

/**
 * A draft that stands on the offer already is answered instead of a second one; then its terms become the
 * ones asked for.
 */
async function begin(api: Client, offerId: string, asked: Asked, key: string): Promise<Application> {
  const application = await createApplication(api, offerId, asked, key)
  return holds(application, asked) ? application : updateApplication(api, application, asked)
}

/** The limits by name: WIZ-39, WIZ-40, WIZ-45, WIZ-46. */
function messagesOf(shown: Errors, terms: Terms): Record<string, string> {
  const { minWeeks, maxWeeks } = tenorLimits
  const { limits } = terms
  const limitTexts: Record<string, () => string> = {
    'amount:below_minimum': () => m.wizard_amount_at_least({ amount: amountText(limits.minMinor, terms) }),
    'amount:above_maximum': () => m.wizard_amount_at_most({ amount: amountText(limits.maxMinor, terms) }),
    'tenor:below_minimum': () => m.wizard_tenor_at_least({ count: minWeeks }),
    'tenor:above_maximum': () => m.wizard_tenor_at_most({ count: maxWeeks }),
  }
  return Object.fromEntries(
    Object.entries(shown).flatMap(([field, code]) =>
      code ? [[field, limitTexts[`${field}:${code}`]?.() ?? fieldText(code)]] : [],
    ),
  )
}

function amountText(amountMinor: bigint, { currency }: Terms): string {
  return moneyText(toDecimal(money(amountMinor, currency)), currency, { trim: true })
}
