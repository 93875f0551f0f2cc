import { linkTextMax } from '@daftar/rules/orders/payment-link'
import { TextArea } from '@daftar/ui/text-area'
import { TextField } from '@daftar/ui/text-field'
import { m } from '@daftar/words'
import type { LinkFormState } from '../use-link-form.ts'

/** Who it is for and what for; strict validation makes the first three a must (DEC-ORD-10). */
export function DetailFields({ form, isStrict }: { form: LinkFormState; isStrict: boolean }) {
  const optional = isStrict ? undefined : m.common_optional()
  const description = form.bind('description')
  return (
    <>
      <TextField
        {...form.bind('name')}
        label={m.links_name()}
        optional={optional}
        autoComplete="off"
        maxLength={linkTextMax.name}
      />
      <TextField
        {...form.bind('email')}
        label={m.links_email()}
        optional={optional}
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
      />
      <TextField
        {...form.bind('reference')}
        label={m.links_reference()}
        optional={optional}
        hint={isStrict ? undefined : m.links_reference_hint()}
        autoComplete="off"
        maxLength={linkTextMax.reference}
      />
      <TextArea
        {...description}
        label={m.links_description()}
        optional={m.common_optional()}
        hint={m.links_description_hint()}
        rows={2}
        maxLength={linkTextMax.description}
        count={m.links_count({ count: description.value.length, max: linkTextMax.description })}
      />
    </>
  )
}
