const lastSaves = new Map<string, Promise<unknown>>();

/** Remembers a draft's last save, which may still be on its way when its screen is gone. */
export function noteLastSave(draftId: string, save: Promise<unknown>): void {
  lastSaves.set(draftId, save);
  void save.finally(() => {
    if (lastSaves.get(draftId) === save) lastSaves.delete(draftId);
  });
}

/** Settles when a save of the draft that this tab has left is through: whoever reads it before would read the past. */
export async function lastSaveOf(draftId: string): Promise<void> {
  await lastSaves.get(draftId);
}
