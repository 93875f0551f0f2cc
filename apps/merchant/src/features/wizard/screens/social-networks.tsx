import { Button } from '@daftar/ui/button'
import { TextField } from '@daftar/ui/text-field'
import { fieldText, m } from '@daftar/words'
import { Plus } from 'lucide-react'
import { StepFrame } from '../parts/step-frame.tsx'
import {
  checkSocial,
  leftLink,
  otherLinksMax,
  socialPatch,
  startSocial,
  type SocialValues,
} from '../forms/social-form.ts'
import { announceSaved, useSaveStep } from '../drafts/use-save-step.ts'
import { useStepForm, type Errors } from '../forms/use-step-form.ts'
import type { BegunWizard } from '../wizard.ts'

/**
 * Links that help the review (WIZ-69 to WIZ-78). What is no link is marked while typing and left out when
 * sent.
 */
export function SocialNetworksStep({ wizard }: { wizard: BegunWizard }) {
  const { application } = wizard
  const saver = useSaveStep('social_networks', application)
  const form = useStepForm<SocialValues>({
    step: 'social_networks',
    drafts: wizard.drafts,
    start: startSocial(application),
    check: checkSocial,
    eager: true,
  })

  async function send(values: SocialValues | null) {
    const outcome = await saver.save(socialPatch(values))
    if (outcome?.kind === 'fields') form.refuse(outcome.fields)
    if (outcome?.kind !== 'saved') return
    announceSaved()
    form.restart(startSocial(outcome.application))
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
      title={m.wizard_social_title()}
      intro={m.wizard_social_intro()}
      errors={[]}
      isUnsaved={form.isDirty}
      onSubmit={() => void send(form.values)}
      extra={
        <Button variant="quiet" disabled={saver.isSaving} onClick={skip}>
          {m.wizard_skip()}
        </Button>
      }
    >
      <ProfileField name="instagram" label={m.wizard_instagram()} form={form} />
      <ProfileField name="facebook" label={m.wizard_facebook()} form={form} />
      <OtherLinks form={form} />
    </StepFrame>
  )
}

type Form = ReturnType<typeof useStepForm<SocialValues>>

function ProfileField({ name, label, form }: { name: 'instagram' | 'facebook'; label: string; form: Form }) {
  return (
    <TextField
      id={name}
      label={label}
      optional={m.common_optional()}
      hint={m.wizard_profile_hint()}
      dir="ltr"
      inputMode="url"
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
      maxLength={300}
      value={form.values[name]}
      onValueChange={(text) => form.set({ [name]: text })}
      onBlur={() => form.set({ [name]: leftLink(name, form.values[name]) })}
      error={errorText(form.shown, name)}
    />
  )
}

function OtherLinks({ form }: { form: Form }) {
  const { others } = form.values
  const change = (at: number, text: string) =>
    form.set({ others: others.map((link, place) => (place === at ? text : link)) })
  return (
    <>
      {others.map((link, at) => (
        <TextField
          key={at}
          id={`others.${at}`}
          label={at === 0 ? m.wizard_other_links() : m.wizard_other_link_number({ number: at + 1 })}
          optional={m.common_optional()}
          hint={at === 0 ? m.wizard_other_hint() : undefined}
          type="url"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          maxLength={300}
          value={link}
          onValueChange={(text) => change(at, text)}
          onBlur={() => change(at, leftLink('others', link))}
          error={errorText(form.shown, `others.${at}`)}
        />
      ))}
      {others.length < otherLinksMax ? (
        <div>
          <Button
            size="small"
            icon={<Plus aria-hidden="true" />}
            onClick={() => form.set({ others: [...others, ''] })}
          >
            {m.wizard_add_link()}
          </Button>
        </div>
      ) : null}
    </>
  )
}

/** Nothing is blocked: the error says that this one will be left out (DEC-WIZ-13). */
function errorText(shown: Errors, field: string): string | undefined {
  const code = shown[field]
  if (!code) return undefined
  return code === 'url_invalid' ? m.wizard_link_left_out() : fieldText(code)
}
