import { useMutationOnce } from '@daftar/app-kit/use-mutation-once'
import { Button } from '@daftar/ui/button'
import { Dialog } from '@daftar/ui/dialog'
import { FileDrop } from '@daftar/ui/file-drop'
import { Typed } from '@daftar/ui/ltr'
import { Notice } from '@daftar/ui/notice'
import { Loading, SkeletonText } from '@daftar/ui/skeleton'
import { m } from '@daftar/words'
import { useQueryClient } from '@tanstack/react-query'
import { ProblemNotice } from '../../../shared/act/problem-notice.tsx'
import { problemText } from '../../../shared/text/problem-text.ts'
import { showToast } from '@daftar/app-kit/toasts'
import { missingOf } from '../columns.ts'
import { addFile } from '../queries.ts'
import { ColumnFields } from './column-fields.tsx'
import { PreviewLines } from './preview-lines.tsx'
import { useBankFile } from './use-bank-file.ts'
import form from '../../../shared/act/form.module.css'
import styles from './reconciliation.module.css'

const rowLabels = {
  progress: (name: string) => name,
  cancel: (name: string) => name,
  retry: (name: string) => name,
  remove: (name: string) => name,
  download: (name: string) => name,
}

/** Drops the bank's statement, shows how it is read, and keeps its lines once that is right. */
export function AddBankFile({ onClose }: { onClose: () => void }) {
  const { state, choose, change, reset } = useBankFile()
  const add = useMutationOnce(addFile(useQueryClient()))
  const lines = state.step === 'read' && missingOf(state.choice).length === 0 ? state.preview.lines : 0
  const mayAdd = state.step === 'read' && state.isFresh && lines > 0
  function keep() {
    if (state.step !== 'read') return
    add.mutate(
      { file: state.file, choice: state.choice },
      {
        onSuccess: ({ file, known }) => {
          showToast({
            variant: 'success',
            title: known ? m.desk_bank_done_known() : m.desk_bank_done({ count: file.lines - file.repeated }),
          })
          onClose()
        },
      },
    )
  }
  return (
    <Dialog
      open
      width="wide"
      locked={add.isPending}
      onOpenChange={(open) => !open && onClose()}
      title={m.desk_bank_add_title()}
      closeLabel={m.common_close()}
      actions={
        <>
          {state.step === 'choose' ? null : (
            <Button disabled={add.isPending} onClick={reset}>
              {m.desk_bank_other()}
            </Button>
          )}
          <Button variant="primary" disabled={!mayAdd} busy={add.isPending} onClick={keep}>
            {lines === 0 ? m.desk_reconciliation_add() : m.desk_bank_add({ count: lines })}
          </Button>
        </>
      }
    >
      <div className={form.fields}>
        <ProblemNotice error={add.error} />
        {state.step === 'choose' || state.step === 'failed' ? (
          <FileDrop
            label={m.desk_bank_file()}
            hint={m.desk_bank_file_hint()}
            error={state.step === 'failed' ? problemText(state.error) : undefined}
            chooseLabel={m.desk_bank_choose()}
            dropLabel={m.desk_bank_drop()}
            accept=".csv,.txt,text/csv,text/plain"
            rows={[]}
            rowLabels={rowLabels}
            onFiles={([file]) => file && choose(file)}
          />
        ) : null}
        {state.step === 'reading' ? (
          <Loading label={m.desk_bank_reading()}>
            <SkeletonText lines={6} />
          </Loading>
        ) : null}
        {state.step === 'read' ? (
          <>
            <p>
              <strong>
                <Typed>{state.preview.name}</Typed>
              </strong>
            </p>
            {state.preview.known ? <Notice>{m.desk_bank_known()}</Notice> : null}
            <PreviewLines preview={state.preview} choice={state.choice} />
            <section className={styles.section}>
              <h3>{m.desk_bank_columns()}</h3>
              <ColumnFields preview={state.preview} choice={state.choice} onChange={change} />
            </section>
          </>
        ) : null}
      </div>
    </Dialog>
  )
}
