import { saveBlob } from '@daftar/client/download'
import { sampleStatement, sampleStatementName } from '@daftar/rules/bank/sample'
import { Button } from '@daftar/ui/button'
import { EmptyState } from '@daftar/ui/empty-state'
import { m } from '@daftar/words'
import { Download } from 'lucide-react'

/**
 * While nothing is on its way and no file was added: what this is for, and a file to see what a bank's looks
 * like.
 */
export function FirstFile({ onAdd }: { onAdd: (() => void) | null }) {
  return (
    <EmptyState
      title={m.desk_reconciliation_none_title()}
      action={
        <>
          <Button
            icon={<Download />}
            onClick={() => saveBlob(new Blob([sampleStatement()], { type: 'text/csv' }), sampleStatementName)}
          >
            {m.desk_reconciliation_sample()}
          </Button>
          {onAdd ? (
            <Button variant="primary" onClick={onAdd}>
              {m.desk_reconciliation_add()}
            </Button>
          ) : null}
        </>
      }
    >
      {m.desk_reconciliation_none_text()} {m.desk_reconciliation_sample_text()}
    </EmptyState>
  )
}
