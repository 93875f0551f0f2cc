import { Button } from '@daftar/ui/button'
import { RadioCards } from '@daftar/ui/radio-cards'
import { TextField } from '@daftar/ui/text-field'
import { fieldText, m } from '@daftar/words'
import {
  leftMapsLink,
  locationErrors,
  locationFields,
  locationPatch,
  locationRules,
  startLocation,
  type LocationRules,
  type LocationValues,
} from '../forms/location-form.ts'
import { fieldErrors, summaryOf } from '../../../shared/act/field-errors.ts'
import { StepFrame } from '../parts/step-frame.tsx'
import { UploadField } from '../../../shared/uploads/upload-field.tsx'
import { announceSaved, useSaveStep } from '../drafts/use-save-step.ts'
import { useStepForm, type Errors } from '../forms/use-step-form.ts'
import type { BegunWizard } from '../wizard.ts'

/**
 * Where the shop is (WIZ-79 to WIZ-91). From 150,000 on nothing is asked first and nothing can be skipped.
 */
export function LocationStep({ wizard }: { wizard: BegunWizard }) {
  const { application } = wizard
  const rules = locationRules(application)
  const saver = useSaveStep('location_details', application)
  const form = useStepForm<LocationValues>({
    step: 'location_details',
    drafts: wizard.drafts,
    start: startLocation(application),
    check: (values) => locationErrors(values, rules) as Errors,
  })

  async function send(values: LocationValues | null) {
    if (values && !(await form.pass())) return
    const outcome = await saver.save(locationPatch(values, rules))
    if (outcome?.kind === 'fields') form.refuse(fieldErrors(outcome.fields, locationFields))
    if (outcome?.kind !== 'saved') return
    announceSaved()
    form.restart(form.values)
    wizard.forward(outcome.application)
  }

  /** What was saved before stays: a step that is done is only left behind. */
  function skip() {
    if (wizard.step.completed) wizard.forward(application)
    else void send(null)
  }

  return (
    <StepFrame
      wizard={wizard}
      saver={saver}
      title={m.wizard_location_title()}
      intro={rules.canSkip ? m.wizard_location_intro() : m.wizard_location_required_intro()}
      errors={summaryOf(form.listed, labels(), (field) => errorText(form.listed, field))}
      isUnsaved={form.isDirty}
      onSubmit={() => void send(form.values)}
      extra={
        rules.canSkip ? (
          <Button variant="quiet" disabled={saver.isSaving} onClick={skip}>
            {m.wizard_skip()}
          </Button>
        ) : null
      }
    >
      {rules.isAsked ? <SellInStore form={form} /> : null}
      {!rules.isAsked || form.values.sellsInStore === 'yes' ? (
        <LocationFields form={form} rules={rules} />
      ) : null}
    </StepFrame>
  )
}

type Form = ReturnType<typeof useStepForm<LocationValues>>

function SellInStore({ form }: { form: Form }) {
  return (
    <RadioCards
      id="sellsInStore"
      label={m.wizard_sell_in_store()}
      layout="columns"
      options={[
        { value: 'yes', label: m.common_yes(), description: m.wizard_sell_in_store_yes() },
        { value: 'no', label: m.common_no(), description: m.wizard_sell_in_store_no() },
      ]}
      value={form.values.sellsInStore}
      onValueChange={(sellsInStore) => form.set({ sellsInStore })}
      error={errorText(form.shown, 'sellsInStore')}
    />
  )
}

function LocationFields({ form, rules }: { form: Form; rules: LocationRules }) {
  const { values, shown } = form
  const error = (field: keyof LocationValues) => errorText(shown, field)
  return (
    <>
      <TextField
        id="address"
        label={m.wizard_address()}
        optional={m.common_optional()}
        autoComplete="street-address"
        maxLength={300}
        value={values.address}
        onValueChange={(address) => form.set({ address })}
        error={error('address')}
      />
      <TextField
        id="mapsLink"
        label={m.wizard_maps_link()}
        optional={m.common_optional()}
        hint={m.wizard_maps_hint()}
        type="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={500}
        value={values.mapsLink}
        onValueChange={(mapsLink) => form.set({ mapsLink })}
        onBlur={() => {
          form.set({ mapsLink: leftMapsLink(values.mapsLink) })
          form.leave('mapsLink')
        }}
        error={error('mapsLink')}
      />
      <UploadField
        id="rentalContract"
        label={m.wizard_rental_contract()}
        optional={rules.canSkip ? m.common_optional() : undefined}
        hint={m.wizard_file_hint()}
        purpose="rental_contract"
        value={values.rentalContract}
        onValueChange={(rentalContract) => form.set({ rentalContract })}
        error={error('rentalContract')}
      />
      <UploadField
        id="storefrontPhoto"
        label={m.wizard_storefront_photo()}
        optional={m.common_optional()}
        hint={m.wizard_file_hint()}
        purpose="storefront_photo"
        value={values.storefrontPhoto}
        onValueChange={(storefrontPhoto) => form.set({ storefrontPhoto })}
        error={error('storefrontPhoto')}
      />
    </>
  )
}

function errorText(shown: Errors, field: string): string | undefined {
  const code = shown[field]
  if (!code) return undefined
  return field === 'mapsLink' && code === 'url_invalid' ? m.wizard_maps_invalid() : fieldText(code)
}

function labels(): Record<keyof LocationValues, string> {
  return {
    sellsInStore: m.wizard_sell_in_store(),
    address: m.wizard_address(),
    mapsLink: m.wizard_maps_link(),
    rentalContract: m.wizard_rental_contract(),
    storefrontPhoto: m.wizard_storefront_photo(),
  }
}
