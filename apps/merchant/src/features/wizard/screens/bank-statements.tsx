import { useCheckedForm } from '@daftar/app-kit/use-checked-form'
import { m } from '@daftar/words'
import { useState } from 'react'
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
import { announceSaved, useSaveStep } from '../drafts/use-save-step.ts'
import type { BegunWizard } from '../wizard.ts'

/**
 * The bank statements: looked into before they travel, confirmed before they are handed over (WIZ-49 to
 * WIZ-64).
 */
export function BankStatementsStep({ wizard }: { wizard: BegunWizard }) {
  const { application, step } = wizard
  const saver = useSaveStep('bank_statements', application)
  const statements = useStatements(application.bank_statements, wizard.drafts)
  const [isAsking, setAsking] = useState(false)
  // The files look after themselves while they are read and sent; the form asks which of them are in the way.
  const form = useCheckedForm({
    start: { rows: statements.rows },
    kept: {
      values: { rows: statements.rows },
      change: ({ rows }) => rows && statements.replace(rows),
    },
    check: ({ rows }) => Object.fromEntries(errorsOf(rows).map(({ field }) => [field, 'invalid'])),
    whole: true,
  })

  async function submit() {
    if (!(await form.pass())) return
    if (step.completed && !statements.isChanged) return wizard.forward(application)
    setAsking(true)
  }

  async function send() {
    const outcome = await saver.save(statementsPatch(statements.rows))
    setAsking(false)
    if (outcome?.kind === 'fields') {
      const rows = withServerErrors(statements.rows, outcome.fields)
      form.set({ rows })
      form.refuse({ [firstField(rows)]: 'invalid' })
    }
    if (outcome?.kind !== 'saved') return
    announceSaved()
    statements.replace(outcome.application.bank_statements.map(savedRow))
    wizard.forward(outcome.application)
  }

  const errors = errorsOf(statements.rows).filter(({ field }) => form.listed[field])
  return (
    <>
      <StepFrame
        wizard={wizard}
        saver={saver}
        title={m.wizard_statements_title()}
        intro={m.wizard_statements_intro()}
        errors={errors}
        isUnsaved={statements.isChanged}
        onSubmit={() => void submit()}
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
          merchantId={application.merchant_id}
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
