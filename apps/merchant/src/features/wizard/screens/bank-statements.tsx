import { m } from '@daftar/words'
import { useEffect, useState } from 'react'
import { Button } from '@daftar/ui/button'
import { RequirementsDialog } from '../parts/requirements-dialog.tsx'
import { rowProblemText } from '../parts/file-words.ts'
import { fileFieldId, passwordFieldId, StatementList } from '../parts/statement-list.tsx'
import { StepFrame } from '../parts/step-frame.tsx'
import {
  listProblem,
  rowProblem,
  savedRow,
  statementsPatch,
  withServerErrors,
  type StatementRow,
} from '../statements/rows.ts'
import { useStatements } from '../statements/use-statements.ts'
import { focusField } from '@daftar/ui/error-summary'
import { announceSaved, useSaveStep } from '../use-save-step.ts'
import type { BegunWizard } from '../wizard.ts'

/** The bank statements: looked into before they travel, confirmed before they are handed over (WIZ-49 to WIZ-64). */
export function BankStatementsStep({ wizard }: { wizard: BegunWizard }) {
  const { application, step } = wizard
  const saver = useSaveStep('bank_statements', application)
  const statements = useStatements(application.bank_statements, wizard.drafts)
  const [isAsking, setAsking] = useState(false)
  const [hasTried, setTried] = useState(false)
  const [refused, setRefused] = useState<{ field: string } | null>(null)
  // Only now the dialog is gone and the password that was asked for is there.
  useEffect(() => {
    if (refused) focusField(refused.field)
  }, [refused])
  const problem = listProblem(statements.rows)

  function submit() {
    setTried(true)
    if (problem !== null) return focusField(problem === 'rows' ? firstField(statements.rows) : 'statements')
    if (step.completed && !statements.isChanged) return wizard.forward(application)
    setAsking(true)
  }

  async function send() {
    const outcome = await saver.save(statementsPatch(statements.rows))
    setAsking(false)
    if (outcome?.kind === 'fields') {
      const marked = withServerErrors(statements.rows, outcome.fields)
      statements.replace(marked)
      setRefused({ field: firstField(marked) })
    }
    if (outcome?.kind !== 'saved') return
    announceSaved()
    statements.replace(outcome.application.bank_statements.map(savedRow))
    wizard.forward(outcome.application)
  }

  const errors = hasTried ? errorsOf(statements.rows) : []
  return (
    <>
      <StepFrame
        wizard={wizard}
        saver={saver}
        title={m.wizard_statements_title()}
        intro={m.wizard_statements_intro()}
        errors={errors}
        isUnsaved={statements.isChanged}
        onSubmit={submit}
        extra={
          step.optional && statements.rows.length === 0 ? (
            <Button variant="quiet" onClick={() => wizard.forward(application)}>
              {m.wizard_skip()}
            </Button>
          ) : null
        }
      >
        <StatementList
          statements={statements}
          error={errors.find(({ field }) => field === 'statements')?.message}
        />
      </StepFrame>
      {isAsking ? (
        <RequirementsDialog
          open
          busy={saver.isSaving}
          onClose={() => setAsking(false)}
          onConfirm={() => void send()}
        />
      ) : null}
    </>
  )
}

/** The list's own error, or one line for each file that is in the way. */
function errorsOf(rows: readonly StatementRow[]): { field: string; message: string }[] {
  const problem = listProblem(rows)
  if (problem === 'required') return [{ field: 'statements', message: m.wizard_statements_required() }]
  if (problem === 'wait') return [{ field: 'statements', message: m.wizard_statements_wait() }]
  return rows.flatMap((row) => {
    const found = rowProblem(row)
    return found
      ? [
          {
            field: fieldOf(row),
            message: m.wizard_field_problem({ name: isolated(row.name), problem: rowProblemText(found) }),
          },
        ]
      : []
  })
}

function firstField(rows: readonly StatementRow[]): string {
  const row = rows.find((one) => rowProblem(one) !== null)
  return row ? fieldOf(row) : 'statements'
}

/** A file's name keeps its own direction inside a sentence of the other. */
function isolated(name: string): string {
  return `\u2068${name}\u2069`
}

/** Where a row's error leads: its password, or the row itself. */
function fieldOf(row: StatementRow): string {
  return row.needsPassword ? passwordFieldId(row.id) : fileFieldId(row.id)
}
