import { isAbort } from '@daftar/client'
import { useRef, useState } from 'react'
import { useServices } from '../../../shared/use-services.ts'
import { choiceOf, type ColumnChoice } from '../columns.ts'
import { previewFile, type BankFilePreview } from '../queries.ts'

export type ReadState =
  | { step: 'choose' }
  | { step: 'reading' | 'failed'; file: File; error?: unknown }
  | { step: 'read'; file: File; preview: BankFilePreview; choice: ColumnChoice; isFresh: boolean }

/** Reads a chosen file on the server, and again whenever somebody says what a column is. */
export function useBankFile() {
  const { api } = useServices()
  const [state, setState] = useState<ReadState>({ step: 'choose' })
  const turn = useRef(0)
  async function read(chosen: File, given: ColumnChoice | null) {
    const mine = ++turn.current
    try {
      const preview = await previewFile(api, { file: chosen, choice: given })
      if (mine === turn.current)
        setState({ step: 'read', file: chosen, preview, choice: given ?? choiceOf(preview), isFresh: true })
    } catch (error) {
      if (mine === turn.current && !isAbort(error)) setState({ step: 'failed', file: chosen, error })
    }
  }
  return {
    state,
    choose: (chosen: File) => {
      setState({ step: 'reading', file: chosen })
      void read(chosen, null)
    },
    change: (next: ColumnChoice) => {
      if (state.step !== 'read') return
      setState({ ...state, choice: next, isFresh: false })
      void read(state.file, next)
    },
    reset: () => {
      turn.current += 1
      setState({ step: 'choose' })
    },
  }
}
