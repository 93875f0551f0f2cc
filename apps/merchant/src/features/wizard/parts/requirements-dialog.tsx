import { statementRequirements } from '@daftar/rules/capital/applications/statement-rules'
import { Button } from '@daftar/ui/button'
import { Checkbox } from '@daftar/ui/checkbox'
import { Dialog } from '@daftar/ui/dialog'
import { fieldText, m } from '@daftar/words'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { requirementText } from './requirement-text.ts'
import styles from './requirements-dialog.module.css'

interface Props {
  open: boolean
  busy: boolean
  onClose: () => void
  onConfirm: () => void
}

/** What the statements have to be, confirmed before they are handed over (WIZ-58 to WIZ-64). */
export function RequirementsDialog({ open, busy, onClose, onConfirm }: Props) {
  const [isConfirmed, setConfirmed] = useState(false)
  const [isRefused, setRefused] = useState(false)
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next ? undefined : onClose())}
      title={m.wizard_requirements_title()}
      closeLabel={m.common_close()}
      locked={busy}
      actions={
        <>
          <Button disabled={busy} onClick={onClose}>
            {m.common_back()}
          </Button>
          <Button
            variant="primary"
            busy={busy}
            onClick={() => (isConfirmed ? onConfirm() : setRefused(true))}
          >
            {m.wizard_requirements_confirm()}
          </Button>
        </>
      }
    >
      <p>{m.wizard_requirements_intro()}</p>
      <ul className={styles.list}>
        {statementRequirements.map((requirement) => (
          <li key={requirement}>
            <CircleCheck aria-hidden="true" />
            <span>{requirementText(requirement)}</span>
          </li>
        ))}
      </ul>
      <Checkbox
        label={m.wizard_requirements_checkbox()}
        checked={isConfirmed}
        onValueChange={setConfirmed}
        error={isRefused && !isConfirmed ? fieldText('must_be_true') : undefined}
      />
    </Dialog>
  )
}
