// oxlint-disable-next-line house/one-way -- names a row of the list, and is no key of an act
import { ApiError, isAbort, randomKey } from '@daftar/client'
import type { StepName } from '@daftar/rules/capital/applications/steps'
import { useEffect, useRef, useState } from 'react'
import type { Drafts } from '../drafts/draft.ts'
import { inspectStatement } from '../../../shared/uploads/inspect-statement.ts'
import { upload } from '../../../shared/uploads/upload.ts'
import type { BankStatement } from '../wire.ts'
import {
  areRowsChanged,
  arrivedRow,
  checkedRow,
  keptRows,
  newRow,
  startRows,
  type KeptRow,
  type StatementRow,
} from './rows.ts'
import { useServices } from '../../../shared/use-services.ts'

const step: StepName = 'bank_statements'

/**
 * The upload list: each file is looked into, then sent; what has arrived survives a reload (WIZ-49, WIZ-50).
 */
export function useStatements(saved: readonly BankStatement[], drafts: Drafts) {
  const [rows, setRows] = useState(() =>
    startRows(saved, drafts.read<{ rows: KeptRow[] }>(step)?.rows ?? null),
  )
  const { api } = useServices()
  const files = useRef(new Map<string, File>())
  const running = useRef(new Map<string, AbortController>())
  const isChanged = areRowsChanged(rows, saved)
  useEffect(() => drafts.keep(step, isChanged ? { rows: keptRows(rows) } : null), [drafts, isChanged, rows])
  useEffect(() => {
    const started = running.current
    return () => started.forEach((controller) => controller.abort())
  }, [])

  function change(id: string, next: (row: StatementRow) => StatementRow) {
    setRows((now) => now.map((row) => (row.id === id ? next(row) : row)))
  }

  function begin(id: string): AbortSignal {
    running.current.get(id)?.abort()
    const controller = new AbortController()
    running.current.set(id, controller)
    return controller.signal
  }

  async function check(id: string, password: string) {
    const file = files.current.get(id)
    if (!file) return
    const signal = begin(id)
    change(id, (row) => ({ ...row, state: 'checking', problem: null }))
    const verdict = await inspectStatement(file, password, signal)
    if (signal.aborted) return
    change(id, (row) => checkedRow(row, verdict))
    if (verdict === 'ok') await send(id)
  }

  async function send(id: string) {
    const file = files.current.get(id)
    if (!file) return
    const signal = begin(id)
    change(id, (row) => ({ ...row, state: 'uploading', progress: 0, problem: null }))
    const onProgress = (share: number) => change(id, (row) => ({ ...row, progress: Math.round(share * 100) }))
    try {
      const arrived = await upload(api, { file, purpose: 'bank_statement', onProgress, signal })
      change(id, (row) => arrivedRow(row, arrived))
    } catch (error) {
      if (!isAbort(error)) change(id, (row) => brokenRow(row, error))
    }
  }

  return {
    rows,
    isChanged,
    add: (picked: readonly File[]) => {
      for (const file of picked) {
        const id = randomKey()
        files.current.set(id, file)
        setRows((now) => [...now, newRow(id, file)])
        void check(id, '')
      }
    },
    /**
     * Opens a locked file with its password; a file that is with the server already is tried there when
     * saved.
     */
    unlock: (row: StatementRow) =>
      void (row.state === 'locked' && row.password && check(row.id, row.password)),
    setPassword: (id: string, password: string) =>
      change(id, (row) => ({ ...row, password, problem: row.state === 'refused' ? row.problem : null })),
    retry: (id: string) => void send(id),
    remove: (id: string) => {
      running.current.get(id)?.abort()
      files.current.delete(id)
      setRows((now) => now.filter((row) => row.id !== id))
    },
    replace: setRows,
  }
}

export type Statements = ReturnType<typeof useStatements>

/** Refused by the server for what it is, or broken off on the way, which may be tried again. */
function brokenRow(row: StatementRow, error: unknown): StatementRow {
  if (!(error instanceof ApiError) || error.status >= 500) return { ...row, state: 'failed' }
  const problem = refusals[error.reason]
  return problem ? { ...row, state: 'refused', problem } : { ...row, state: 'failed' }
}

const refusals: Readonly<Record<string, StatementRow['problem']>> = {
  file_type: 'file_type',
  file_too_large: 'file_too_large',
  file_unreadable: 'statement_unreadable',
  file_active: 'file_active',
  file_infected: 'file_infected',
}
