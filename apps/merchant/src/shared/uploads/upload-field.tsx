import { sizeText } from '@daftar/app-kit/file-text'
import type { AnswerOf } from '@daftar/contract'
import type { UploadPurpose } from '@daftar/contract/endpoints/casework/files'
import { maximumBytes, uploadRules } from '@daftar/rules/files/upload-rules'
import { FileDrop } from '@daftar/ui/file-drop'
import type { FileRowState } from '@daftar/ui/file-row'
import { m } from '@daftar/words'
import { instantDateText } from '@daftar/words/formats/date'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { fileFactsQuery } from './file-facts.ts'
import { FileLook } from './file-look.tsx'
import { openFile, rowLabels } from './file-words.ts'
import type { PickedUpload } from './picked-upload.ts'
import type { upload } from './upload.ts'
import { areaOf, useUpload, type PendingUpload } from './use-upload.ts'
import { useServices } from '../use-services.ts'

const PhotoEditor = lazy(() =>
  import('./photo/photo-editor.tsx').then((module) => ({ default: module.PhotoEditor })),
)

type Upload = typeof upload

interface Props {
  id: string
  label: ReactNode
  optional?: string | undefined
  hint?: ReactNode
  error?: string | undefined
  purpose: UploadPurpose
  /** Who takes the file, where nobody is signed in: such a one is not looked at again on the page. */
  via?: Upload
  value: PickedUpload | null
  onValueChange: (file: PickedUpload | null) => void
}

/** One document: picked, dropped, pasted or photographed, checked here and sent at once (WIZ-91). */
export function UploadField(props: Props) {
  const { api } = useServices()
  const { id, label, optional, hint, error, purpose, value, onValueChange, via } = props
  const uploading = useUpload(purpose, onValueChange, via)
  // The photo of an identity document is turned and cut before it is sent.
  const isPhotographed = purpose === 'identity_document' || purpose === 'onboarding_identity'
  const [photo, setPhoto] = useState<File | null>(null)
  const done = (file: File | null) => {
    setPhoto(null)
    if (file) uploading.pick(file)
  }
  const { data: facts } = useQuery({ ...fileFactsQuery(value?.url ?? ''), enabled: value !== null && !via })
  const row = uploading.pending ? pendingRow(uploading.pending) : value && arrivedRow(value, facts)
  // A statement is a PDF alone (WIZ-52).
  const { extensions } = uploadRules[areaOf(purpose)]
  const accept = purpose === 'bank_statement' ? '.pdf' : extensions.map((one) => `.${one}`).join(',')
  return (
    <>
      <FileDrop
        {...{ id, label, optional, hint, error, accept, rowLabels }}
        chooseLabel={m.wizard_choose_file()}
        cameraLabel={isPhotographed ? m.photo_take() : undefined}
        dropLabel={m.wizard_drop_file()}
        onFiles={([file]) =>
          file && (isPhotographed && isPicture(file) ? setPhoto(file) : uploading.pick(file))
        }
        rows={row ? [row] : []}
        onCancel={uploading.cancel}
        onRetry={uploading.pending?.canRetry ? uploading.retry : undefined}
        onRemove={() => (uploading.pending ? uploading.clear() : onValueChange(null))}
        onDownload={value && !via ? () => openFile(api, value.url) : undefined}
      />
      {photo ? (
        <Suspense>
          <PhotoEditor
            file={photo}
            most={maximumBytes(areaOf(purpose))}
            onDone={done}
            onUnopened={done}
            onClose={() => done(null)}
          />
        </Suspense>
      ) : null}
    </>
  )
}

/** By what the browser calls it; what it cannot open is checked as any file. */
function isPicture({ type, name }: File): boolean {
  return type.startsWith('image/') || /\.(?:jpe?g|png|hei[cf])$/i.test(name)
}

/** A file on its way, as a row. */
export function pendingRow({ file, state, progress, message }: PendingUpload): FileRowState {
  return {
    id: 'pending',
    name: file.name,
    size: sizeText(file.size),
    state,
    progress,
    message: message ?? m.wizard_uploading(),
  }
}

type Facts = AnswerOf<'files.facts'>

/** A file that the server holds, as a row; with its day, and a look at a picture, where these are known. */
export function arrivedRow(
  { url, name: picked, size: pickedSize }: PickedUpload,
  facts?: Facts,
): FileRowState {
  const name = picked || facts?.name || m.wizard_saved_file()
  const size = pickedSize ?? facts?.size ?? null
  return {
    id: url,
    name,
    ...(size !== null && { size: sizeText(size) }),
    day: facts && instantDateText(facts.uploaded_at),
    preview: facts && <FileLook key={url} url={url} name={name} contentType={facts.content_type} />,
    state: 'uploaded',
    message: m.wizard_file_uploaded(),
  }
}
