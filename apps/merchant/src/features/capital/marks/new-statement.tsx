import { sizeText } from '@daftar/app-kit/file-text'
import { Button } from '@daftar/ui/button'
import { FileDrop } from '@daftar/ui/file-drop'
import type { FileRowState } from '@daftar/ui/file-row'
import { TextField } from '@daftar/ui/text-field'
import { m } from '@daftar/words'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { openFile, rowLabels } from '../../../shared/uploads/file-words.ts'
import type { NewFileProps } from './new-document.tsx'
import { useNewStatement, type NewStatementFile } from './use-new-statement.ts'
import styles from './marks.module.css'
import { useServices } from '../../../shared/use-services.ts'

/** A new statement, with the checks of the wizard and its password where it has one. */
export function NewStatement({ place, name, problem, corrections }: NewFileProps) {
  const { api } = useServices()
  const { target, after } = place
  const { pending, pick, unlock, clear } = useNewStatement(place, corrections)
  const [password, setPassword] = useState('')
  const saved = after?.file
  const row = pending
    ? pendingRow(pending)
    : saved && { ...savedRow(saved), message: m.wizard_file_uploaded() }
  return (
    <div className={styles.statement}>
      <FileDrop
        id={target}
        label={m.capital_mark_new({ name })}
        error={pending ? undefined : problem}
        accept=".pdf,application/pdf"
        chooseLabel={m.wizard_choose_file()}
        dropLabel={m.wizard_drop_file()}
        rowLabels={rowLabels}
        rows={row ? [row] : []}
        onFiles={([file]) => {
          setPassword('')
          if (file) pick(file)
        }}
        onCancel={clear}
        onRetry={pending?.state === 'failed' ? () => pick(pending.file) : undefined}
        onRemove={pending ? clear : undefined}
        onDownload={!pending && saved ? () => void openFile(api, saved.url) : undefined}
      />
      {pending?.state === 'locked' ? (
        <div className={styles.password}>
          <TextField
            id={`password-${target}`}
            label={m.wizard_password_of({ name: pending.file.name })}
            hint={m.wizard_password_hint()}
            error={pending.message ?? undefined}
            type="password"
            dir="ltr"
            autoComplete="off"
            maxLength={128}
            value={password}
            onValueChange={setPassword}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              if (password) unlock(password)
            }}
          />
          <Button
            icon={<KeyRound aria-hidden="true" />}
            disabled={password === ''}
            onClick={() => unlock(password)}
          >
            {m.wizard_unlock()}
          </Button>
        </div>
      ) : null}
    </div>
  )
}

function pendingRow({ file, state, progress, message }: NewStatementFile): FileRowState {
  return {
    id: 'pending',
    name: file.name,
    size: sizeText(file.size),
    state: state === 'checking' || state === 'uploading' ? 'loading' : 'error',
    ...(state === 'uploading' && { progress }),
    message: message ?? stateText(state),
  }
}

function stateText(state: NewStatementFile['state']): string {
  if (state === 'checking') return m.wizard_checking_file()
  return state === 'uploading' ? m.wizard_uploading() : m.capital_mark_locked()
}

function savedRow({ url, name, size }: { url: string; name: string; size: number }) {
  return { id: url, name, size: sizeText(size), state: 'uploaded' as const }
}
