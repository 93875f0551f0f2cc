import type { ApiError } from '@daftar/client'
import type { StepName } from '@daftar/rules/capital/applications/steps'
import { Button } from '@daftar/ui/button'
import { DescriptionList } from '@daftar/ui/description-list'
import { Link } from '@daftar/ui/link'
import { Notice } from '@daftar/ui/notice'
import { m, reasonText } from '@daftar/words'
import { useQueryClient } from '@tanstack/react-query'
import { keepApplication } from '../../../shared/capital/capital-queries.ts'
import { pathOfStep } from '../forms/address.ts'
import type { Application } from '../wire.ts'
import type { Wizard } from '../wizard.ts'
import { stepFacts } from './step-facts.tsx'
import { stepTitle } from './step-title.ts'

/** No answer came: what is typed stays, and can be sent again. */
export function LostNotice({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice
      tone="warning"
      live="alert"
      title={m.wizard_lost_title()}
      actions={
        <Button size="small" onClick={onRetry}>
          {m.common_try_again()}
        </Button>
      }
    >
      {m.wizard_lost_text()}
    </Notice>
  )
}

/** The server said no; where steps are missing it says which, and each leads there (DEC-WIZ-6). */
export function RefusedNotice({ error, wizard }: { error: ApiError; wizard: Wizard }) {
  const missing = wizard.steps.filter(({ name }) => error.fields[name] !== undefined)
  return (
    <Notice tone="negative" live="alert" title={reasonText(error.reason)}>
      {missing.length > 0 ? <StepLinks wizard={wizard} names={missing.map(({ name }) => name)} /> : null}
    </Notice>
  )
}

function StepLinks({ wizard, names }: { wizard: Wizard; names: readonly StepName[] }) {
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>
          <Link href={pathOfStep(wizard.offer, name)}>{stepTitle(name)}</Link>
        </li>
      ))}
    </ul>
  )
}

/** A colleague saved the same step: what stands there now, and the choice (stale version). */
export function ConflictNotice(props: { latest: Application; wizard: Wizard; onKeepMine: () => void }) {
  const { latest, wizard, onKeepMine } = props
  const queryClient = useQueryClient()
  function takeTheirs() {
    keepApplication(queryClient, latest)
    wizard.takeOver(latest)
  }
  return (
    <Notice
      tone="warning"
      live="alert"
      title={m.wizard_conflict_title()}
      actions={
        <>
          <Button size="small" onClick={onKeepMine}>
            {m.wizard_conflict_mine()}
          </Button>
          <Button size="small" variant="quiet" onClick={takeTheirs}>
            {m.wizard_conflict_theirs()}
          </Button>
        </>
      }
    >
      {m.wizard_conflict_text()}
      <DescriptionList facts={stepFacts(latest, wizard.step.name)} />
    </Notice>
  )
}
