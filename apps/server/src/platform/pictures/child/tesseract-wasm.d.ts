/** The package has types that its list of exports does not lead to; what is used of them. */
declare module 'tesseract-wasm' {
  export interface Engine {
    loadModel(model: Uint8Array): void
    setVariable(name: string, value: string): void
    loadImage(image: { data: Uint8ClampedArray; width: number; height: number }): void
    getText(): string
  }
  export function createOCREngine(options: { wasmBinary: Uint8Array }): Promise<Engine>
}
