import { linkTextMax } from '@daftar/rules/orders/payment-link'
import { TextArea } from '@daftar/ui/text-area'
import { TextField } from '@daftar/ui/text-field'
import { m } from '@daftar/words'
import type { LinkFormState } from '../use-link-form.ts'

/** Who it is for and what for; strict validation makes the first three a must (DEC-ORD-10). */
export function DetailFields({ form, isStrict }: { form: LinkFormState; isStrict: boolean }) {
  const { values, set, textOf } = form
  const optional = isStrict ? undefined : m.common_optional()
  return (
    <>
      <TextField
        id="name"
        label={m.links_name()}
        optional={optional}
        autoComplete="off"
        maxLength={linkTextMax.name}
        value={values.name}
        onValueChange={(name) => set({ name })}
        onBlur={() => form.leave('name')}
        error={textOf('name')}
      />
      <TextField
        id="email"
        label={m.links_email()}
        optional={optional}
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        value={values.email}
        onValueChange={(email) => set({ email })}
        onBlur={() => form.leave('email')}
        error={textOf('email')}
      />
      <TextField
        id="reference"
        label={m.links_reference()}
        optional={optional}
        hint={isStrict ? undefined : m.links_reference_hint()}
        autoComplete="off"
        maxLength={linkTextMax.reference}
        value={values.reference}
        onValueChange={(reference) => set({ reference })}
        onBlur={() => form.leave('reference')}
        error={textOf('reference')}
      />
      <TextArea
        id="description"
        label={m.links_description()}
        optional={m.common_optional()}
        hint={m.links_description_hint()}
        rows={2}
        maxLength={linkTextMax.description}
        value={values.description}
        onValueChange={(description) => set({ description })}
        count={m.links_count({ count: values.description.length, max: linkTextMax.description })}
        error={textOf('description')}
      />
    </>
  )
}
