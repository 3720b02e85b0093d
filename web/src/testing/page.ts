import { expect } from 'vitest';
import { commands, page, userEvent, type Locator } from 'vitest/browser';

/** Presses keys, such as 'a' or '{Enter}', where the focus is. */
export const press = (keys: string): Promise<void> => userEvent.keyboard(keys);

/** The toasts at the bottom right. */
export const toasts: Locator = page.getByRole('region', { name: 'Messages', exact: true });

/**
 * Waits until no animation runs: a list that opens on a moving dialog is placed where the dialog was, and a click can
 * miss a moving element.
 */
export async function expectNoAnimations(): Promise<void> {
  const isMoving = ({ playState, effect }: Animation) =>
    playState === 'running' && effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY;
  const findMoving = () => [
    ...document.getAnimations().filter(isMoving),
    ...document.querySelectorAll('.ant-zoom-appear, .ant-zoom-enter, .ant-slide-up-appear, .ant-slide-up-enter'),
  ];
  await expect.poll(findMoving).toEqual([]);
}

/** Opens a list of choices by its label, selects an option, and leaves the list if it stays open for another one. */
export async function choose(scope: Locator | typeof page, label: string, option: string): Promise<void> {
  const list = scope.getByRole('combobox', { name: label, exact: true });
  await expect.element(list).toBeVisible();
  await expectNoAnimations();
  await list.click();
  await expect.element(list).toHaveAttribute('aria-expanded', 'true');
  await expectNoAnimations();
  await page.getByTitle(option, { exact: true }).last().click();
  if (list.element().getAttribute('aria-expanded') === 'true') await press('{Tab}');
  await expect.element(list).toHaveAttribute('aria-expanded', 'false');
}

/**
 * Selects a file for the input in this part of the page. Not through the debugging protocol, which takes seconds for a
 * large file.
 */
export function chooseFile(scope: Locator, file: File): void {
  const input = scope.element().querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no file input.');
  const transfer = new DataTransfer();
  transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Confirms the open dialog; `sentence` must be in it. */
export async function confirmDialog(sentence: string, button: string): Promise<void> {
  const dialog = page.getByRole('dialog').filter({ hasText: sentence });
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await expect.element(dialog).not.toBeInTheDocument();
}

/** Closes all toasts, which can cover a button. */
export async function dismissToasts(): Promise<void> {
  for (const button of toasts.getByRole('button').elements()) (button as HTMLElement).click();
  await expect.element(toasts).toBeEmptyDOMElement();
}

/** Runs the steps while the page is shown as in print. */
export async function inPrint(steps: () => Promise<void>): Promise<void> {
  await commands.emulateMedia('print');
  try {
    await steps();
  } finally {
    await commands.emulateMedia('screen');
  }
}
