import { ownerRoles, type OwnerRole } from '@daftar/rules/onboarding/owners'
import { Select } from '@daftar/ui/select'
import { m } from '@daftar/words'
import { optionsOf, roleWords } from '@daftar/words/onboarding/option-words'

interface Props {
  id: string
  value: OwnerRole | ''
  onValueChange: (role: OwnerRole) => void
  error: string | undefined
}

/** What somebody is in the management (ONB-57). */
export function RoleSelect({ id, value, onValueChange, error }: Props) {
  return (
    <Select
      id={id}
      label={m.apply_owner_role()}
      placeholder={m.apply_choose()}
      options={optionsOf(ownerRoles, roleWords)}
      value={value || null}
      onValueChange={(role) => onValueChange(role as OwnerRole)}
      error={error}
    />
  )
}
