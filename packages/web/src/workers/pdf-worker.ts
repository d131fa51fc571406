/** Reads PDF files off the main thread: the worker of the library, under an address of ours. */
import "pdfjs-dist/build/pdf.worker.min.mjs";
