import { upload } from "./settings.data.ts";

/** The first bytes that each type's files start with. */
const signatures: Readonly<Record<string, RegExp>> = {
  "image/jpeg": /^\xff\xd8\xff/,
  "image/png": /^\x89PNG\r\n[^]\n/,
  "image/webp": /^RIFF[^]{4}WEBP/,
  "image/gif": /^GIF8[79]a/,
  "application/pdf": /^%PDF-/,
};

export type UploadFault = "missing" | "empty" | "too_large" | "wrong_type";

type UploadedFile = { readonly type: string; readonly size: number; readonly content: string };

/** What is wrong with a file, judged by its bytes and not by what its sender calls it; undefined when nothing is. */
export const faultOf = (file: UploadedFile | undefined): UploadFault | undefined => {
  if (file === undefined) return "missing";
  if (file.size === 0) return "empty";
  if (file.size > upload.max_bytes) return "too_large";
  const start = atob(file.content.slice(0, 64));
  return upload.types.includes(file.type) && signatures[file.type]?.test(start) === true ? undefined : "wrong_type";
};

/** A name that can stand in a path: the last part of it, without control or bidi characters, at most 100 long. */
export const safeName = (name: string): string => {
  const last = name.split(/[/\\]/).at(-1) ?? "";
  const kept = last
    .replace(/[^\p{L}\p{M}\p{N}._ -]/gu, "")
    .replace(/^\.+/, "")
    .trim();
  return Array.from(kept).slice(-100).join("") || "file";
};
