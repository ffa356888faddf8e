struct Cell { var value = 0; var notes: [String] = [] }
struct Row { var cells = [Cell(), Cell()]; var first: Cell { get { cells[0] } set { cells[0] = newValue } } }
struct Sheet { var rows = [Row(), Row()]; var named: [String: Row] = [:]; subscript(r: Int, c: Int) -> Int { get { rows[r].cells[c].value } set { rows[r].cells[c].value = newValue } } }
var sheet = Sheet()
sheet.rows[0].cells[1].value = 5
sheet[1, 0] += 7
sheet.rows[1].first.notes.append("n")
sheet.rows[1].first.value *= 2
sheet.named["x", default: Row()].cells[0].value = 3
sheet.named["x"]?.first.notes += ["a", "b"]
let copy = sheet
sheet[0, 1] = 100
sheet.rows[0].cells.swapAt(0, 1)
print(sheet[0, 0], sheet[0, 1], copy[0, 1], copy[1, 0], copy.rows[1].cells[0].notes, sheet.named["x"]!.first.notes.count)
func edit(_ row: inout Row) { for i in row.cells.indices { row.cells[i].value += i + 1 } }
edit(&sheet.rows[1])
for i in sheet.rows.indices { edit(&sheet.rows[i]) }
print(sheet.rows.map { $0.cells.map(\.value) })
