import { documentsMax } from '@daftar/rules/onboarding/check-legal'
import { FileDrop } from '@daftar/ui/file-drop'
import { uploadRules } from '@daftar/rules/files/upload-rules'
import { m } from '@daftar/words'
import { openFile, rowLabels } from '../../uploads/file-words.ts'
import { pendingRow, UploadField } from '../../uploads/upload-field.tsx'
import { useArrivedRows } from '../../uploads/use-arrived-rows.ts'
import { useUpload } from '../../uploads/use-upload.ts'
import { useServices } from '../../use-services.ts'
import type { DocumentForm } from '../document-form.ts'
import { fieldName } from '@daftar/words/onboarding/field-names'
import { fileOf, noteFile } from '../file-names.ts'
import { valueAt, type Block, type PathTo } from '@daftar/rules/onboarding/paths'

interface Props<Kind> {
  form: DocumentForm
  path: PathTo<Kind>
  kind: 'document' | 'licence' | 'identity'
  hint?: string
  optional?: string
}

/** One document of an application. */
export function FileInput({ form, path, kind, hint = m.apply_file_hint() }: Props<string | null>) {
  if (!form.isAsked(path)) return null
  const [block, name] = path.split('.') as [Block, string]
  const url = valueAt(form.document, path) as string | null
  return (
    <UploadField
      id={path}
      label={fieldName(form.document, path) ?? ''}
      hint={hint}
      purpose={`${form.uploads}_${kind}`}
      value={url === null ? null : fileOf(url)}
      onValueChange={(file) => form.set(block, { [name]: file && noteFile(file) })}
      error={form.errorAt(path)}
    />
  )
}

const accepted = uploadRules.default.extensions.map((extension) => `.${extension}`).join(',')

/** Up to ten documents of one kind (DEC-ONB-12). */
export function FilesInput(props: Props<string[]>) {
  return props.form.isAsked(props.path) ? <Files {...props} /> : null
}

function Files({ form, path, kind, optional }: Props<string[]>) {
  const { api } = useServices()
  const [block, name] = path.split('.') as [Block, string]
  const urls = valueAt(form.document, path) as string[]
  const write = (next: readonly string[]) => form.set(block, { [name]: next })
  const { pending, pick, cancel, retry, clear } = useUpload(`${form.uploads}_${kind}`, (file) =>
    write([...urls, noteFile(file)]),
  )
  const arrived = useArrivedRows(urls.map(fileOf))
  const isFull = urls.length >= documentsMax
  return (
    <FileDrop
      id={path}
      label={fieldName(form.document, path) ?? ''}
      optional={optional}
      hint={isFull ? m.apply_documents_full() : m.apply_file_hint()}
      error={form.errorAt(path)}
      accept={accepted}
      disabled={isFull}
      rowLabels={rowLabels}
      chooseLabel={m.wizard_choose_file()}
      dropLabel={m.wizard_drop_file()}
      onFiles={([file]) => file && pick(file)}
      rows={[...arrived, ...(pending ? [pendingRow(pending)] : [])]}
      onCancel={cancel}
      onRetry={pending?.canRetry ? retry : undefined}
      onRemove={(id) => (id === 'pending' ? clear() : write(urls.filter((url) => url !== id)))}
      onDownload={(id) => void openFile(api, id)}
    />
  )
}
