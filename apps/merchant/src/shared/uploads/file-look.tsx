import { lazy, Suspense } from 'react'

const FilePreview = lazy(() =>
  import('./file-preview.tsx').then((module) => ({ default: module.FilePreview })),
)

interface Props {
  url: string
  name: string
  contentType: string
}

/** The way to a look at a file, where it is of a kind that can be shown. */
export function FileLook({ url, name, contentType }: Props) {
  const isPdf = contentType === 'application/pdf'
  if (!isPdf && !contentType.startsWith('image/')) return null
  return (
    <Suspense>
      <FilePreview url={url} name={name} isPdf={isPdf} />
    </Suspense>
  )
}
